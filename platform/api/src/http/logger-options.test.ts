import { Writable } from 'node:stream';
import fastify from 'fastify';
import { loggerOptions } from './logger-options';

it('the log has the path of a request, but nothing of query, headers or body', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = fastify({ logger: { ...(loggerOptions('info') as object), stream } });
  app.post('/call', () => 'ok');
  await app.inject({
    method: 'POST',
    url: '/call?domain=Hidden',
    headers: { authorization: 'Bearer hidden-token', 'content-type': 'application/json' },
    payload: { password: 'hidden-word' },
  });
  expect(lines.join('')).toContain('"path":"/call"');
  expect(lines.join('').toLowerCase()).not.toContain('hidden');
});
