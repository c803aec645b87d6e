import { Gzip, gzipSync, strToU8 } from 'fflate';
import { host, type ByteTransform } from './host';
import type { Pacer } from './pacer';

/** Content compressed for a ZIP entry. */
export interface Deflated {
  data: Uint8Array;
  crc: number;
  /** Bytes before compression. */
  size: number;
}

export type Chunk = string | Uint8Array;

const LEVEL = 6;
const bytesOf = (chunk: Chunk): Uint8Array => (typeof chunk === 'string' ? strToU8(chunk) : chunk);

export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

const HEADER_LENGTH = 10;
const TRAILER_LENGTH = 8;

/** A gzip file is a deflated stream and, behind it, just what a ZIP entry states: checksum and size. Neither is ours to count. */
function fromGzip(gzip: Uint8Array): Deflated {
  const trailer = new DataView(gzip.buffer, gzip.byteOffset + gzip.length - TRAILER_LENGTH, TRAILER_LENGTH);
  return {
    data: gzip.subarray(HEADER_LENGTH, -TRAILER_LENGTH),
    crc: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}

/** Compresses a short content at once: for a few hundred bytes a stream costs more than it saves. */
export function deflateShort(content: Chunk): Deflated {
  return fromGzip(gzipSync(bytesOf(content), { level: LEVEL, mtime: 0 }));
}

/**
 * Compresses content while it is being made. The host's own compression is the fastest and, where it has threads to spare,
 * works beside us; hosts without it get the same from fflate.
 */
export async function deflate(content: Iterable<Chunk>, pacer: Pacer): Promise<Deflated> {
  const chunks = host.CompressionStream
    ? await throughStream(content, new host.CompressionStream('gzip'), pacer)
    : await throughFflate(content, pacer);
  return fromGzip(concatBytes(chunks));
}

async function throughStream(content: Iterable<Chunk>, stream: ByteTransform, pacer: Pacer): Promise<Uint8Array[]> {
  const writer = stream.writable.getWriter();
  const output = readAll(stream);
  const written = writeAll(content, writer, pacer).catch(async (error: unknown) => {
    await writer.abort(error).catch(() => undefined);
    throw error;
  });
  // Both sides fail when one does; the writing side's reason is the one to tell.
  const [writing, reading] = await Promise.allSettled([written, output]);
  if (writing.status === 'rejected') throw writing.reason;
  if (reading.status === 'rejected') throw reading.reason;
  return reading.value;
}

async function writeAll(
  content: Iterable<Chunk>,
  writer: ReturnType<ByteTransform['writable']['getWriter']>,
  pacer: Pacer,
): Promise<void> {
  for (const chunk of content) {
    // Waiting here and not for the write itself lets the next chunk be made while this one is compressed.
    await writer.ready;
    writer.write(bytesOf(chunk)).catch(() => undefined);
    await pacer.breathe();
  }
  await writer.close();
}

async function readAll(stream: ByteTransform): Promise<Uint8Array[]> {
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value) chunks.push(next.value);
  }
  return chunks;
}

async function throughFflate(content: Iterable<Chunk>, pacer: Pacer): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const gzip = new Gzip({ level: LEVEL, mtime: 0 }, (chunk) => chunks.push(chunk));
  for (const chunk of content) {
    gzip.push(bytesOf(chunk));
    await pacer.breathe();
  }
  gzip.push(new Uint8Array(0), true);
  return chunks;
}
