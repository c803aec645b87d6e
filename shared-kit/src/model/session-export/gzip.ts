import { Gzip, gzipSync, strToU8 } from 'fflate';
import { host, type ByteTransform } from './host';
import type { Pacer } from './pacer';

/** The compressed content of a ZIP entry. */
export interface Deflated {
  data: Uint8Array;
  crc: number;
  /** Size before compression, in bytes. */
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

/** A gzip file ends with the checksum and the size that a ZIP entry needs, so they need not be computed here. */
function fromGzip(gzip: Uint8Array): Deflated {
  const trailer = new DataView(gzip.buffer, gzip.byteOffset + gzip.length - TRAILER_LENGTH, TRAILER_LENGTH);
  return {
    data: gzip.subarray(HEADER_LENGTH, -TRAILER_LENGTH),
    crc: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}

/** Compresses short content at once. For a few hundred bytes, setting up a stream takes longer than compressing. */
export function deflateShort(content: Chunk): Deflated {
  return fromGzip(gzipSync(bytesOf(content), { level: LEVEL, mtime: 0 }));
}

/**
 * Compresses content while it is being created. The host's own compression is the fastest and may run in another thread; on hosts without
 * it, fflate compresses.
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
  // When one side fails, so does the other. The error of the writing side is the cause.
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
    // Waits for room in the stream, not for the end of the write, so that the next chunk is created while this one is compressed.
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
