import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Built files have a hash in their names. */
const KEPT = 'public, max-age=31536000, immutable';

/** Serves a folder on a free loopback port, compressed and kept by browsers as by the product's server. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path === '/' ? '/index.html' : path;
    const send = async () => {
      const body = compressed.get(file) ?? brotliCompressSync(await readFile(join(folder, file)), BROTLI);
      compressed.set(file, body);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': path === '/' ? 'no-cache' : KEPT });
      response.end(body);
    };
    send().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
