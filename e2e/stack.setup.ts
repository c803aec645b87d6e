import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePorts, buildPackages, buildable, freePorts, startStack } from 'tooling/stack';

/**
 * Starts the real stack on free ports with fresh demo data, unless `CONSOLE_URL` names a running one. Sets `CONSOLE_URL` for tests, the variables
 * of the Firebase SDKs for other clients, those of the web server for further consoles on the same Firebase, and the data folder, of which a stack of its
 * own takes a copy.
 */
export default async function startForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CONSOLE_URL) return undefined;
  const ofPlatform = ({ kind }: { kind: string }) => kind === 'platform';
  await buildPackages(buildable().filter(ofPlatform));
  // The builds run while Firebase is filled, which takes ten seconds of one processor core.
  const build = () => buildPackages(buildable().filter((one) => !ofPlatform(one)));
  const dataDir = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  const ports = await anyFreePorts();
  const { web: secondPort } = await freePorts({ ...ports, web: Math.max(...Object.values(ports)) + 1 }, { anyPort: true });
  const { web: thirdPort } = await freePorts({ ...ports, web: secondPort + 1 }, { anyPort: true });
  const releaseDir = await mkdtemp(join(tmpdir(), 'console-releases-'));
  process.env.CONSOLE_ORIGINS = [secondPort, thirdPort].map((port) => `http://127.0.0.1:${port}`).join();
  const stack = await startStack({ ports, dataDir, releaseDir, asStrictAsProduction: true, build, print: () => {} });
  Object.assign(process.env, stack.env, {
    CONSOLE_URL: stack.url,
    STACK_DATA_DIR: dataDir,
    SECOND_PORT: String(secondPort),
    THIRD_PORT: String(thirdPort),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${stack.ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${stack.ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${stack.ports.storage}`,
  });
  return async () => {
    await stack.stop();
    for (const folder of [dataDir, releaseDir]) await rm(folder, { recursive: true, force: true });
  };
}
