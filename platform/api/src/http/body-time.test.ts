import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { limitBodyTime } from './body-time';
import { CALL_TIMES, REQUEST_TIMEOUT_MS } from './call-times';
import { installErrorHandlers } from './error-handler';
import { installJsonBody } from './json-body';

type Limits = Parameters<typeof limitBodyTime>[1];

/** No machine is so busy that what arrives within them is late. */
const LONG: Limits = { jsonMs: 30_000, uploadMs: 30_000, silentMs: 30_000 };

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(limits: Limits): Promise<number> {
  app = fastify();
  installErrorHandlers(app);
  installJsonBody(app);
  limitBodyTime(app, limits);
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/', () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the pieces of a body one after the other until the server has answered, and returns the answer's status. */
async function send(port: number, type: string, pieces: number, everyMs: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${pieces}\r\n\r\n`);
  for (let piece = 0; piece < pieces && !socket.destroyed && !socket.readableEnded; piece += 1) {
    socket.write('1');
    await setTimeout(everyMs);
  }
  return Number(/^HTTP\/1.1 (\d+)/.exec(await answer)?.[1]);
}

it.each<[what: string, limits: Limits, type: string, pieces: number, everyMs: number, status: number]>([
  ['JSON that arrives in time is read', LONG, 'application/json', 3, 20, 200],
  ['JSON that goes on arriving is ended after its time', { ...LONG, jsonMs: 300 }, 'application/json; charset=utf-8', 40, 50, 408],
  ['an upload is read, though it takes longer than JSON may', { ...LONG, jsonMs: 300 }, 'text/csv', 10, 50, 200],
  ['an upload that stops arriving is ended', { ...LONG, silentMs: 300 }, 'text/csv', 2, 1500, 408],
  ['an upload that never ends is ended after its time', { ...LONG, uploadMs: 900 }, 'text/csv', 200, 50, 408],
])('PERM-10 %s', async (_what, limits, type, pieces, everyMs, status) => {
  expect(await send(await listen(limits), type, pieces, everyMs)).toBe(status);
});

it('ADD-32 the server waits longer for a request than its body may take, so that the API answers', () => {
  expect(REQUEST_TIMEOUT_MS).toBeGreaterThan(CALL_TIMES.uploadMs);
});
