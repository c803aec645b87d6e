import type { ServerResponse } from 'node:http';
import { statusOf } from '../errors/status';

/** Answers with JSON that no browser may keep or take for another type. `status` is that of HTTP. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

/** Answers with the error in the form Google's interfaces use. */
export function sendError(response: ServerResponse, error: unknown): void {
  const status = statusOf(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // Reads and drops the rest of a refused body.
  response.req.resume();
  response.setHeader('Connection', 'close');
  sendJson(response, status.http, { error: status.toJSON() });
}
