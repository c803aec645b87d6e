import { host, TextEncoder, type ByteTransform } from '../../pacing/host';
import type { Pacer } from '../../pacing/pacer';

export type Chunk = string | Uint8Array;

const encoder = new TextEncoder();

export const bytesOf = (chunk: Chunk): Uint8Array => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk);

/** One array of all bytes, copied in order. */
export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Passes content through a stream of the host while it is being created. Returns the pieces that come out. */
export async function throughStream(content: Iterable<Chunk>, stream: ByteTransform, pacer: Pacer): Promise<Uint8Array[]> {
  const chunks = content[Symbol.iterator]();
  const source = new host.ReadableStream({
    async pull(controller) {
      const next = chunks.next();
      if (next.done) return controller.close();
      controller.enqueue(bytesOf(next.value));
      await pacer.pauseIfDue();
    },
  });
  // When one side fails, so does the other. The error of the writing side is the cause.
  const [writing, reading] = await Promise.allSettled([source.pipeTo(stream.writable), readAll(stream)]);
  if (writing.status === 'rejected') throw writing.reason;
  if (reading.status === 'rejected') throw reading.reason;
  return reading.value;
}

async function readAll(stream: ByteTransform): Promise<Uint8Array[]> {
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value) chunks.push(next.value);
  }
  return chunks;
}
