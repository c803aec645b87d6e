import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { builtConsole, INDEX } from '../testing/built-console';
import { buildWebServer } from '../web-server';

describe('reloading in development', () => {
  let app: FastifyInstance;
  let root: string;

  beforeAll(async () => {
    const built = await builtConsole();
    root = built.root;
    app = await buildWebServer({ ...built, projectId: 'demo-console', dev: true });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(async () => {
    // Also the idle connections that the client keeps open.
    app.server.closeAllConnections();
    await app.close();
    await rm(root, { recursive: true });
  });

  it('open pages get an event when a build has ended', async () => {
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('The server listens nowhere.');
    const response = await fetch(`http://127.0.0.1:${address.port}/__dev/events`);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain(': open');
    await writeFile(join(root, 'shell/dist/index.html'), `${INDEX}\n`);
    expect((await reader.read()).value).toContain('event: reload');
    await reader.cancel();
  });

  it('pages contain the listening script with the nonce', async () => {
    const { body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(body).toMatch(/<script nonce="[^"]+">new EventSource\('\/__dev\/events'\)/);
  });
});
