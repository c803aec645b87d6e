import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANY_REQUEST, type Cors } from './cors';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|([a-z0-9-]+\.)+localhost)$/i;
/**
 * Any page in the user's browser can reach a loopback port. So requests are accepted only with a host name that no other site can have, and from pages
 * only when their origin is listed.
 */
export class RequestGuard {
  readonly #origins: ReadonlySet<string>;
  readonly #hosts: ReadonlySet<string>;

  /** `cors` decides what pages of the listed origins may send and read. */
  constructor(
    origins: readonly string[],
    hosts: readonly string[],
    private readonly cors: Cors = ANY_REQUEST,
  ) {
    this.#origins = new Set(origins.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
    this.#hosts = new Set(hosts.map((host) => host.toLowerCase()));
  }

  /** Sets the CORS headers, and answers preflights and refused requests. Returns true when the request is answered. */
  answered(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin } = request.headers;
    if (isRepeated(request, 'host') || isRepeated(request, 'authorization'))
      return refuse(response, 'The request has two headers Host or Authorization.', 400, 'INVALID_ARGUMENT');
    if (!this.isHost(request.headers.host)) return refuse(response, 'Unknown host name.');
    if (origin === undefined) return false;
    if (!this.#origins.has(origin.toLowerCase())) return refuse(response, `Origin ${origin} is not allowed.`);
    response.setHeader('Vary', 'Origin');
    if (request.method !== 'OPTIONS') {
      this.cors.allow(origin, request, response);
      return false;
    }
    this.cors.allowPreflight(origin, request, response);
    // Browsers also ask whether a page may reach the loopback network, which it may with an allowed request alone.
    if (response.hasHeader('Access-Control-Allow-Origin')) response.setHeader('Access-Control-Allow-Private-Network', 'true');
    response.writeHead(204).end();
    return true;
  }

  isHost(host: string | undefined): boolean {
    const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
    return LOOPBACK.test(name) || this.#hosts.has(name);
  }
}

/** True for requests that a page has caused, also for those that browsers send without an Origin header. */
export function isFromPage(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin !== undefined || (site !== undefined && site !== 'none');
}

/** True if the header is sent twice. Node takes the first of both, while a proxy in front may have checked the other. */
function isRepeated({ rawHeaders }: IncomingMessage, name: string): boolean {
  return rawHeaders.filter((one, at) => at % 2 === 0 && one.toLowerCase() === name).length > 1;
}

function refuse(response: ServerResponse, message: string, code = 403, status = 'PERMISSION_DENIED'): true {
  response.writeHead(code, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: { code, status, message } }));
  return true;
}
