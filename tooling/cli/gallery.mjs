import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buildPackages } from './build-packages.mjs';
import { ROOT, packageNamed, readWorkspace } from './workspace.mjs';

const TYPES = /** @type {Record<string, string>} */ ({ '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.svg': 'image/svg+xml' });
const FOLDER = join(ROOT, 'gallery', 'dist');

/** Builds the gallery if its inputs have changed. */
export const buildGallery = () => buildPackages([packageNamed(readWorkspace(), 'gallery')]);

/**
 * Serves the built gallery on this machine. Port 0 means any free port.
 * @param {number} port
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveGallery(port) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname);
    const file = join(FOLDER, isFile(join(FOLDER, path)) ? path : 'index.html');
    // The gallery may be rebuilt while it is open, so browsers must not cache its files.
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-store' });
    createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
