import { rm } from 'node:fs/promises';
import { builtConsole } from '../testing/built-console';
import { buildWebServer } from '../web-server';

const EMULATORS = { auth: '127.0.0.1:1', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' };

async function helpPage(emulators?: typeof EMULATORS) {
  const { root, ...built } = await builtConsole();
  const app = await buildWebServer({ ...built, projectId: 'demo-console', ...(emulators && { emulators }) });
  const { body } = await app.inject({ url: '/__help', headers: { accept: 'text/html' } });
  await app.close();
  await rm(root, { recursive: true });
  return body;
}

it('SHELL-03 with the embedded Firebase there is a page for the Help link', async () => {
  expect(await helpPage(EMULATORS)).toContain('<h1>Service desk</h1>');
});

it('SHELL-03 in production this page does not exist', async () => {
  expect(await helpPage()).not.toContain('Service desk');
});
