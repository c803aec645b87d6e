import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  anyFreePorts,
  buildPackages,
  buildable,
  freePortFrom,
  freePorts,
  PSEUDO_LANGUAGE_ROOT,
  ROOT,
  shellWithPseudoLanguage,
  startProgram,
  startStack,
} from 'tooling/stack';

/**
 * Starts the real stack on free ports with fresh demo data, unless `CONSOLE_URL` names a running one. Sets `CONSOLE_URL` for tests, the variables
 * of the Firebase SDKs for other clients, those of the web server for further consoles on the same Firebase, `PSEUDO_LANGUAGE_URL` of one whose shell has the
 * made-up language (ADR-0081), and the data folder, of which a stack of its own takes a copy.
 */
export default async function startForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CONSOLE_URL) return undefined;
  const ofPlatform = ({ kind }: { kind: string }) => kind === 'platform';
  await buildPackages(buildable().filter(ofPlatform));
  // The builds run while Firebase is filled, which takes ten seconds of one processor core.
  const build = () => buildPackages([...buildable().filter((one) => !ofPlatform(one)), shellWithPseudoLanguage()]);
  const dataDir = await mkdtemp(join(tmpdir(), 'console-e2e-'));
  const ports = await anyFreePorts();
  const { web: secondPort } = await freePorts({ ...ports, web: Math.max(...Object.values(ports)) + 1 }, { anyPort: true });
  const { web: thirdPort } = await freePorts({ ...ports, web: secondPort + 1 }, { anyPort: true });
  const pseudoLanguagePort = await freePortFrom(thirdPort + 1, new Set(Object.values(ports)));
  const releaseDir = await mkdtemp(join(tmpdir(), 'console-releases-'));
  process.env.CONSOLE_ORIGINS = [secondPort, thirdPort, pseudoLanguagePort].map((port) => `http://127.0.0.1:${port}`).join();
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
  const pseudoLanguage = startProgram({
    name: 'web server with the made-up language',
    file: join(ROOT, 'platform', 'web', 'dist', 'main.mjs'),
    env: { PORT: String(pseudoLanguagePort), CONSOLE_ROOT: PSEUDO_LANGUAGE_ROOT },
    logFile: join(dataDir, 'logs', 'pseudo-language.log'),
    print: () => {},
  });
  process.env.PSEUDO_LANGUAGE_URL = String((await pseudoLanguage.ready).ready);
  return async () => {
    await pseudoLanguage.stop();
    await stack.stop();
    for (const folder of [dataDir, releaseDir]) await rm(folder, { recursive: true, force: true });
  };
}
