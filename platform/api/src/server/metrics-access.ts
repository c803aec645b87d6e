import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isAddress, isOwnHost } from '../http/host-names';
import { refuseConnection, refuseExpectations } from '../http/node-answers';
import { STRICT_HEADERS } from '../http/strict-headers';

/** Host and port of the metrics, which is never the port of the console or the API. */
export interface MetricsEndpoint {
  host: string;
  port: number;
}

/** All metrics as text, and its content type. */
export interface MetricsText {
  contentType: string;
  text: () => Promise<string>;
}

const PATH = '/metrics';

/** Serves the metrics on a host and port of their own while the server listens. */
export function listenForMetrics(
  app: FastifyInstance,
  { host, port, allowedHosts }: MetricsEndpoint & { allowedHosts?: readonly string[] | undefined },
  metrics: MetricsText,
): void {
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    for (const [name, value] of Object.entries(STRICT_HEADERS)) response.setHeader(name, value);
    const { host: named = '' } = request.headers;
    // A site that makes its name resolve to this machine must not read them; a collector may use the IP address of a machine.
    if (!isAddress(named) && !isOwnHost(named, allowedHosts))
      return response.writeHead(421, { 'content-type': 'text/plain' }).end('This server does not answer to that name.\n');
    if (request.url !== PATH) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n');
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics cannot be collected');
        response.writeHead(500).end();
      },
    );
    return undefined;
  });
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket));
  refuseExpectations(server);
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      }),
  );
  app.addHook(
    'onClose',
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
}

/** Hashes have one length, which the comparison in constant time needs. */
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves the metrics on the server's own port to whoever sends the token, for platforms that reach one port only (D-122). */
export function answerMetrics(app: FastifyInstance, token: string, metrics: MetricsText): void {
  const expected = hashOf(`Bearer ${token}`);
  app.get(PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected))
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('Metrics need their token.\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
