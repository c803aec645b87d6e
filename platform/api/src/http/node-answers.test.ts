import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { installHeaders } from './answer-headers';
import { ownAnswers } from './node-answers';
import { STRICT_HEADERS } from './strict-headers';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ ...ownAnswers(), requestTimeout: 0 });
  installHeaders(app);
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function ask(request: string): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (data: string) => (text += data));
  socket.on('error', () => undefined);
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.split(': ', 1)[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)]));
  return { status: Number(first.split(' ')[1]), headers, body };
}

const CLOSE = 'connection: close\r\n\r\n';

it.each([
  [200, 'a request', `GET / HTTP/1.1\r\nhost: localhost\r\n${CLOSE}`],
  [400, 'what is no HTTP', 'SECRET\r\n\r\n'],
  [400, 'a request without a host', `GET / HTTP/1.1\r\n${CLOSE}`],
  [400, 'two lengths of a body', `GET / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n${CLOSE}`],
  [417, 'an expectation that nobody meets', `GET / HTTP/1.1\r\nhost: localhost\r\nexpect: magic\r\n${CLOSE}`],
  [431, 'headers that are too long', `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(70_000)}\r\n${CLOSE}`],
])('(D-143) %i for %s has the headers of every answer', async (status, _what, request) => {
  const reply = await ask(request);
  expect(reply).toMatchObject({ status, headers: STRICT_HEADERS });
  if (status !== 200) expect(JSON.parse(reply.body)).toMatchObject({ ...(status !== 400 && { status, message: { code: 0 } }) });
  expect(reply.body).not.toContain('SECRET');
});
