import { createServer, type ServerResponse, type Server, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { ownPage } from './own-pages';
import { withSourcePlaces } from './source-places';
import type { BuildState } from '../refresh/build-state';
import type { AddressInfo } from 'node:net';

const LONGEST_STACK = 100_000;

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/**
 * Serves the build of one remote, or of the gallery, on this machine from its own origin, like a published remote. Listening pages get a message for every
 * build (`../refresh/follow-build.ts`).
 * @param folder where the build writes
 * @param port by default any that is free
 * @param fallback the file that is sent in the place of a missing one
 */
export async function startDevServer(folder: string, port: number = 0, fallback?: string) {
  const pages: Set<ServerResponse> = new Set();
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
    if (request.url !== '/__events') return files(request, response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`: open\n\n${last}`);
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: urlOf(server),
    tell(state: BuildState) {
      last = `data: ${JSON.stringify(state)}\n\n`;
      for (const page of pages) page.write(last);
    },
    /** Closes the connections of listening pages too. */
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const urlOf = (server: Server) => `http://127.0.0.1:${portOf(server)}/`;

/** Answers the stack of an error with the positions in the sources. */
async function sendPlaces(request: IncomingMessage, response: ServerResponse, folder: string, url: string) {
  if (Number(request.headers['content-length'] ?? Infinity) > LONGEST_STACK) return void response.writeHead(413).end();
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(withSourcePlaces(await text(request), url, folder));
}
