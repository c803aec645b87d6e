import { readEnvironment } from './environment';

it('is the embedded Firebase with ports and the project without', () => {
  const ports = { AUTH_PORT: '1', FIRESTORE_PORT: '2', STORAGE_PORT: '3' };
  expect(readEnvironment(ports, 4100)).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    projectId: 'demo-console',
    emulators: { auth: '127.0.0.1:1', firestore: '127.0.0.1:2', storage: '127.0.0.1:3' },
  });
  expect(readEnvironment({ PROJECT_ID: 'real', PORT: '80' }, 4100)).not.toHaveProperty('emulators');
});

it('refuses what is no port', () => {
  expect(() => readEnvironment({ PORT: 'http' }, 4100)).toThrow('PORT is not a port: http');
});
