import fastify from 'fastify';
import { callNotes } from '../http/call-notes';
import { installOpenApi } from '../http/openapi';
import { callsPage } from './calls-page.route';

it('the page of all calls needs no script, and has its own policy', async () => {
  const app = fastify();
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply));
  await installOpenApi(app);
  app.post('/api/domains', { schema: callNotes({ roles: ['keyUser'], codes: [316], requirements: 'API-12' }) }, () => '');
  await app.register(callsPage);
  const { statusCode, headers, body } = await app.inject('/docs');
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^<!doctype html>/);
  expect(body).toContain('<code>POST /api/domains</code>');
  expect(body).toContain('<td>keyUser</td><td>data</td><td>316 ');
  expect(body).toContain('All calls may refuse with:<br>0 ');
  expect(body).not.toMatch(/<script|javascript:/);
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  expect(body).toContain(`<style nonce="${nonce}">`);
  await app.close();
});
