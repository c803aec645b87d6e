import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseUrl } from './request-url';
import type { RequestGuard } from './guard';
import { sendError } from './respond';

/** Answers a request that has passed the guard. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** An HTTP server behind the guard; an error that a handler throws is sent as an answer. */
export function createHttpService(guard: RequestGuard, handler: Handler, onError = sendError): Server {
  return createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (guard.answered(request, response)) return;
    const run = async (): Promise<void> => handler(request, response, parseUrl(request.url));
    run().catch((error: unknown) => {
      // A client that has disconnected during its request gets no answer.
      if (!request.destroyed || request.complete) onError(response, error);
    });
  });
}
