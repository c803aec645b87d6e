import { Deflate, gzip } from 'pako';
import { bytesOf, concatBytes, throughStream, type Chunk } from './byte-stream';
import { host } from '../../pacing/host';
import type { Pacer } from '../../pacing/pacer';

/** The compressed content of a ZIP entry. */
export interface Deflated {
  data: Uint8Array;
  crc: number;
  /** Size before compression, in bytes. */
  size: number;
}

const LEVEL = 6;
const HEADER_LENGTH = 10;
const TRAILER_LENGTH = 8;

/** A gzip file ends with the checksum and the size that a ZIP entry needs, so they need not be computed here. */
function fromGzip(file: Uint8Array): Deflated {
  const trailer = new DataView(file.buffer, file.byteOffset + file.length - TRAILER_LENGTH, TRAILER_LENGTH);
  return {
    data: file.subarray(HEADER_LENGTH, -TRAILER_LENGTH),
    crc: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}

/** Compresses short content at once. For a few hundred bytes, setting up a stream takes longer than compressing. */
export function deflateShort(content: Chunk): Deflated {
  return fromGzip(gzip(bytesOf(content), { level: LEVEL }));
}

/**
 * Compresses content while it is being created. The host's own compression is the fastest and may run in another thread; on hosts without
 * it, pako compresses.
 */
export async function deflate(content: Iterable<Chunk>, pacer: Pacer): Promise<Deflated> {
  const chunks = host.CompressionStream
    ? await throughStream(content, new host.CompressionStream('gzip'), pacer)
    : await throughPako(content, pacer);
  return fromGzip(concatBytes(chunks));
}

async function throughPako(content: Iterable<Chunk>, pacer: Pacer): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const deflating = new Deflate({ level: LEVEL, gzip: true });
  deflating.onData = (chunk) => void chunks.push(chunk);
  for (const chunk of content) {
    deflating.push(bytesOf(chunk), false);
    await pacer.pauseIfDue();
  }
  deflating.push(new Uint8Array(0), true);
  return chunks;
}
