import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { installErrorHandlers } from './error-handler';
import { refuseRepeatedHeaders } from './repeated-headers';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify();
  installErrorHandlers(app);
  refuseRepeatedHeaders(app);
  app.get('/', () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** The answer to a request with exactly these header lines, which no HTTP client would send. */
const answerTo = (...headers: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n')));
    let answer = '';
    socket
      .on('data', (data) => (answer += String(data)))
      .on('end', () => resolve(answer))
      .on('error', reject);
  });

it.each([
  ['Host', ['Host: 127.0.0.1', 'Host: evil.example']],
  ['Host, also when both are the same and written otherwise,', ['Host: 127.0.0.1', 'HOST: 127.0.0.1']],
  ['Authorization', ['Host: 127.0.0.1', 'Authorization: Bearer a', 'Authorization: Bearer b']],
  ['company', ['Host: 127.0.0.1', 'company: acme', 'Company: other']],
])('refuses a request with two headers %s with 400', async (_what, headers) => {
  const answer = await answerTo(...headers);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"key":"err.invalidRequest"');
});

it('a request with each header once is answered', async () => {
  expect(await answerTo('Host: 127.0.0.1', 'Authorization: Bearer a', 'Cookie: a=1', 'Cookie: b=2')).toMatch(
    /^HTTP\/1\.1 200 [^]*answered$/,
  );
});
