import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { connectFirebase, type Firebase } from 'platform-api';
import type { RunningEmulator } from 'platform-emulator';
import { startTestEmulator } from 'platform-emulator/testing';
import { builtConsole } from '../testing/built-console';
import { buildWebServer } from '../web-server';
import { mailPage } from './mail.route';

describe('the page of mails', () => {
  let emulator: RunningEmulator;
  let firebase: Firebase;
  let app: FastifyInstance;
  let root: string;

  beforeAll(async () => {
    const built = await builtConsole();
    root = built.root;
    emulator = await startTestEmulator({ actionUrl: 'http://127.0.0.1:4100/emailActions' });
    const { host, ports, projectId, jwksUrl } = emulator;
    const at = (port: number) => `${host}:${port}`;
    const emulators = { auth: at(ports.auth), firestore: at(ports.firestore), storage: at(ports.storage) };
    firebase = connectFirebase({ projectId, emulators });
    app = await buildWebServer({ ...built, projectId, emulators, jwksUrl, firebase });
  });

  afterAll(async () => {
    await app.close();
    await firebase.close();
    await emulator.stop();
    await rm(root, { recursive: true });
  });

  it('ADD-37 lists the mails of the embedded Auth with their links and languages', async () => {
    await firebase.auth.createUser({ email: 'new@demo.test', password: '123456' });
    await fetch(`http://${emulator.host}:${emulator.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'pt-BR' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'new@demo.test' }),
    });
    const { body } = await app.inject('/__mail');
    expect(body).toContain('new@demo.test');
    expect(body).toMatch(
      /<a href="http:\/\/127\.0\.0\.1:4100\/emailActions\?[^"]*oobCode=[^"]+">Choose a new password<\/a><\/td><td>pt-BR<\/td>/,
    );
  });

  it('answers health and alive under every host name, for load balancers that use an IP address, but no other call', async () => {
    const statusOf = async (url: string) => (await app.inject({ url, headers: { host: '10.0.0.7:4100' } })).statusCode;
    expect([await statusOf('/api/health'), await statusOf('/api/alive'), await statusOf('/api/openapi.json')]).toEqual([200, 200, 421]);
  });

  it('is served beside the API', async () => {
    expect((await app.inject('/api/health')).json()).toMatchObject({ status: 200, auth: 'up', firestore: 'up' });
    expect((await app.inject('/api/nothing')).json()).toMatchObject({ status: 404, message: { code: 100 } });
  });
});

it('shows the content of mails as text, never as markup', () => {
  const html = mailPage([{ email: '<img src=x>', requestType: 'VERIFY_EMAIL', oobLink: 'javascript:alert(1)' }], 'n');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('javascript:');
});
