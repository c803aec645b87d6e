import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePorts, buildPackages, buildable, startStack } from 'tooling/stack';

/**
 * Starts the real stack on free ports with fresh demo data; tests find it in `CONSOLE_URL`, other
 * clients of the embedded Firebase by the variables its SDKs read. With `CONSOLE_URL` given, that one is used.
 */
export default async function startForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CONSOLE_URL) return undefined;
  await buildPackages(buildable());
  const dataDir = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  const stack = await startStack({ ports: await anyFreePorts(), dataDir, print: () => {} });
  Object.assign(process.env, {
    CONSOLE_URL: stack.url,
    PROJECT_ID: stack.env.PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${stack.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${stack.ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${stack.ports.storage}`,
  });
  return async () => {
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
