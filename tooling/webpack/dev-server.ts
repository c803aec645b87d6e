import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { ownPage } from './own-pages';
import { withSourcePlaces } from './source-places';

const LONGEST_STACK = 100_000;

/**
 * Serves the build of one remote, or of the gallery, on this machine from its own origin, like a published remote. Listening pages get a message for every
 * build (`../refresh/follow-build.ts`).
 * @param {string} folder where the build writes
 * @param {number} [port] by default any that is free
 * @param {string} [fallback] the file that is sent in the place of a missing one
 */
export async function startDevServer(folder, port = 0, fallback) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  /** The last message, which pages that connect later get too. */
  let last = '';
  // Files keep their names when their contents change, so they are read anew and browsers must not cache them.
  const files = sirv(folder, { dev: true, ...(fallback && { single: fallback }) });
  const server = createServer((request, response) => {
    // Answers only requests to this host name. By another name (DNS rebinding) pages of other sites could read the build.
    if (request.headers.host !== `127.0.0.1:${portOf(server)}`) return void response.writeHead(421).end();
    const page = ownPage(request);
    if (page === false) return void response.writeHead(403).end();
    if (page !== undefined) response.setHeader('access-control-allow-origin', page);
    response.setHeader('vary', 'origin');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', 'no-store');
    if (request.url === '/__places' && request.method === 'POST') return void sendPlaces(request, response, folder, urlOf(server));
    if (request.url !== '/__events') return void files(request, response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`: open\n\n${last}`);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: urlOf(server),
    /** @param {import('../refresh/build-state').BuildState} state */
    tell(state) {
      last = `data: ${JSON.stringify(state)}\n\n`;
      for (const page of pages) page.write(last);
    },
    /** Closes the connections of listening pages too. @returns {Promise<void>} */
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {import('node:http').Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** @param {import('node:http').Server} server */
const urlOf = (server) => `http://127.0.0.1:${portOf(server)}/`;

/**
 * Answers the stack of an error with the positions in the sources.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response @param {string} folder @param {string} url
 */
async function sendPlaces(request, response, folder, url) {
  if (Number(request.headers['content-length'] ?? Infinity) > LONGEST_STACK) return void response.writeHead(413).end();
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(withSourcePlaces(await text(request), url, folder));
}
