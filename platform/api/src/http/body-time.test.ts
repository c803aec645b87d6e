import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { limitBodyTime } from './body-time';
import { CALL_TIMES, REQUEST_TIMEOUT_MS } from './call-times';
import { installErrorHandlers } from './error-handler';
import { installJsonBody } from './json-body';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  installErrorHandlers(app);
  installJsonBody(app);
  limitBodyTime(app, { jsonMs: 300, uploadMs: 900, silentMs: 300 });
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/', () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends the pieces of a body one after the other, and returns the answer's status and how long it took. */
async function send(type: string, pieces: number, everyMs: number): Promise<{ status: number; ms: number }> {
  const begin = Date.now();
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${pieces}\r\n\r\n`);
  for (let piece = 0; piece < pieces && !socket.destroyed && !socket.readableEnded; piece += 1) {
    socket.write('1');
    await setTimeout(everyMs);
  }
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(await answer)?.[1]), ms: Date.now() - begin };
}

it.each<[what: string, type: string, pieces: number, everyMs: number, status: number]>([
  ['JSON that arrives in time is read', 'application/json', 3, 20, 200],
  ['JSON that goes on arriving is ended after its time', 'application/json; charset=utf-8', 40, 50, 408],
  ['an upload that goes on arriving is read, though it takes longer than JSON may', 'text/csv', 10, 50, 200],
  ['an upload that stops arriving is ended', 'text/csv', 2, 1500, 408],
  ['an upload that never ends is ended after its time', 'text/csv', 200, 50, 408],
])('PERM-10 %s', async (_what, type, pieces, everyMs, status) => {
  const answer = await send(type, pieces, everyMs);
  expect(answer.status).toBe(status);
  expect(answer.ms).toBeLessThan(5000);
});

it('ADD-32 the server waits longer for a request than its body may take, so that the API answers', () => {
  expect(REQUEST_TIMEOUT_MS).toBeGreaterThan(CALL_TIMES.uploadMs);
});
