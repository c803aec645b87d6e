import fastify from 'fastify';
import { trustProxies } from './trust-proxies';

/** The caller's IP address behind several proxies. The caller sends an invented one, and each proxy adds that of its client. */
async function callerBehind(proxies: number): Promise<string> {
  const app = fastify({ trustProxy: trustProxies(proxies) });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' };
  return (await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).body;
}

it.each([
  [0, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.9'],
])('PERM-10 behind %i proxies a record names who asked them, whatever else the header says', async (proxies, caller) => {
  expect(await callerBehind(proxies)).toBe(caller);
});
