import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { BlobFolder } from './blob-folder';
import { dispositionOf, etagOf, type StoredFile } from './stored-file';

/** Sends a file's bytes, or the requested range. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: StoredFile, blobs: BlobFolder): Promise<void> {
  const range = parseRange(request.headers.range, file.size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  response.writeHead(range ? 206 : 200, {
    'Content-Type': file.contentType,
    'Content-Length': end - start + 1,
    'Content-Disposition': file.contentDisposition ?? dispositionOf(file),
    'Cache-Control': file.cacheControl ?? 'private, max-age=0',
    'Accept-Ranges': 'bytes',
    ETag: etagOf(file),
    'Last-Modified': new Date(file.updated).toUTCString(),
    // An uploaded file must not run scripts as a page of this origin.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Goog-Hash': `crc32c=${file.crc32c},md5=${file.md5Hash}`,
    'X-Goog-Generation': file.generation,
    'X-Goog-Metageneration': String(file.metageneration),
    'X-Goog-Storage-Class': 'STANDARD',
    'X-Goog-Stored-Content-Length': String(file.size),
    ...(file.contentEncoding ? { 'Content-Encoding': file.contentEncoding } : {}),
    ...(range ? { 'Content-Range': `bytes ${start}-${end}/${file.size}` } : {}),
  });
  if (request.method === 'HEAD' || file.size === 0) {
    response.end();
    return;
  }
  await pipeline(blobs.read(file.blob, start, end), response).catch((error: unknown) => {
    // The client has gone, which is no fault of the service.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(size - Number(match[2]), 0) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
