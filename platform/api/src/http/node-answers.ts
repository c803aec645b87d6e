import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { CODE, problem } from 'shared-kit/model';
import { STRICT_HEADERS } from './strict-headers';

type Headers = Readonly<Record<string, string>>;

/** The statuses of requests that Node cannot read, by the code of its error; any other is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The same envelope and headers as those of every other answer. */
function refusal(status: number, headers: Headers): { head: Record<string, string>; body: string } {
  const body = JSON.stringify({ status, message: problem(CODE.invalidRequest) });
  const own = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  return { head: { ...headers, ...own, 'content-length': String(Buffer.byteLength(body)) }, body };
}

/** Answers a connection whose request Node could not read: nobody sees such a request, so Node would answer with its own words and no headers. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, headers: Headers = STRICT_HEADERS): void {
  const { _httpMessage: underWay } = socket as Socket & { _httpMessage?: ServerResponse };
  if (error.code !== 'ECONNRESET' && socket.writable && !underWay?.headersSent) {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const { head, body } = refusal(status, headers);
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}

/** Answers a request that expects what no server here does, as Node does, with the headers of every answer. */
export function refuseExpectations(server: Server, headers: Headers = STRICT_HEADERS): void {
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { head, body } = refusal(417, headers);
    response.writeHead(417, head).end(body);
  });
}

/** The options by which a Fastify server answers in its own form what Node would answer by itself. */
export const ownAnswers = (headers: Headers = STRICT_HEADERS): Pick<FastifyServerOptions, 'clientErrorHandler'> & { http: object } => ({
  clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
  // A request without a host is refused where headers are checked.
  http: { requireHostHeader: false },
});
