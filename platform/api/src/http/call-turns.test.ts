import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { installCallTurns } from './call-turns';
import { installErrorHandlers } from './error-handler';

const MB = 1024 * 1024;
const LARGE = Buffer.alloc(20 * MB);

let app: FastifyInstance;
let ends: (() => void)[];
/** Calls that have been given a place. */
let placed: number;
beforeEach(async () => {
  ends = [];
  placed = 0;
  app = fastify({ bodyLimit: 10 * MB });
  installErrorHandlers(app);
  const takePlace = installCallTurns(app);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    await takePlace(request, reply, { company: String(request.headers['company']), user: String(request.headers['user']) });
    placed += 1;
  });
  app.get('/slow', () => new Promise((resolve) => ends.push(() => resolve('done'))));
  app.get('/large', () => LARGE);
  app.post('/upload', () => 'taken');
  await app.listen({ port: 0 });
});
afterEach(async () => {
  ends.forEach((end) => end());
  await app.close();
});

const ask = async (url: string, company: string, user: string) => {
  const reply = await app.inject({ url, headers: { company, user } });
  return { status: reply.statusCode, key: reply.statusCode === 200 ? '' : reply.json<{ message: { key: string } }>().message.key };
};
const tooMany = { status: 429, key: 'err.tooManyAtOnce' };
/** Waits until it holds, and lets connections proceed meanwhile. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(5);
}
const atWork = (count: number) => until(() => ends.length >= count);

/** Connects and sends the head of a request, whose answer is not read; what follows is up to the test. */
function begin(head: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port);
  socket.on('error', () => undefined);
  socket.write(`${head}\r\nhost: localhost\r\ncompany: acme\r\nuser: ann\r\n\r\n`);
  return socket;
}

it('ADD-48 (D-141) the 41st call of one user is 961 with a time to wait, while a colleague is answered', async () => {
  const calls = Array.from({ length: 40 }, () => ask('/slow', 'acme', 'ann'));
  await atWork(40);
  expect(await ask('/slow', 'acme', 'ann')).toEqual(tooMany);
  expect((await app.inject({ url: '/slow', headers: { company: 'acme', user: 'ann' } })).headers['retry-after']).toBe('5');
  const others = [ask('/slow', 'acme', 'bob'), ask('/slow', 'beta', 'ann')];
  await atWork(42);
  ends.splice(0).forEach((end) => end());
  expect(await Promise.all([...calls, ...others])).toEqual(Array.from({ length: 42 }, () => ({ status: 200, key: '' })));
  const again = ask('/slow', 'acme', 'ann');
  await atWork(1);
  ends.splice(0).forEach((end) => end());
  expect(await again).toEqual({ status: 200, key: '' });
});

it('ADD-48 whoever closes connections early keeps their places while the work goes on', async () => {
  const sockets = Array.from({ length: 40 }, () => begin('GET /slow HTTP/1.1'));
  await atWork(40);
  sockets.forEach((socket) => socket.destroy());
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await until(async () => (await open()) === 0);
  expect(await ask('/slow', 'acme', 'ann')).toEqual(tooMany);
  ends.splice(0).forEach((end) => end());
  const next = ask('/slow', 'acme', 'ann');
  await atWork(1);
  ends.splice(0).forEach((end) => end());
  expect(await next).toEqual({ status: 200, key: '' });
});

it('ADD-48 an answer that is not read keeps its place until the connection ends', async () => {
  const sockets = Array.from({ length: 40 }, () => begin('GET /large HTTP/1.1'));
  // The first bytes of each answer have come, and no more are taken.
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('readable', resolve))));
  expect(await ask('/large', 'acme', 'ann')).toEqual(tooMany);
  expect(await ask('/large', 'acme', 'bob')).toEqual({ status: 200, key: '' });
  sockets.forEach((socket) => socket.destroy());
  await until(async () => (await ask('/large', 'acme', 'ann')).status === 200);
});

it('ADD-48 of one user three large bodies arrive at once; a fourth is 961 before it is read, and small calls go on', async () => {
  const head = `POST /upload HTTP/1.1\r\ncontent-type: text/csv\r\ncontent-length: ${2 * MB}`;
  const sockets = [begin(head), begin(head), begin(head)];
  const fourth = () =>
    app.inject({
      method: 'POST',
      url: '/upload',
      headers: { company: 'acme', user: 'ann', 'content-type': 'text/csv' },
      payload: Buffer.alloc(2 * MB),
    });
  // A fourth that came before the third would take its place.
  await until(() => placed === 3);
  expect((await fourth()).json()).toMatchObject({ message: { code: 961, key: 'err.tooManyAtOnce' } });
  const small = {
    method: 'POST',
    url: '/upload',
    headers: { company: 'acme', user: 'ann', 'content-type': 'text/csv' },
    payload: 'a',
  } as const;
  expect((await app.inject(small)).statusCode).toBe(200);
  sockets.forEach((socket) => socket.destroy());
  await until(async () => (await fourth()).statusCode === 200);
});
