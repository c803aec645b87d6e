import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TokenSigner } from '../auth/token-signer';
import { startEmulator } from '../emulator';
import type { EmulatorOptions, RunningEmulator } from '../options/options';

const KEY_FILE = join(import.meta.dirname, '../../.cache/tests.pem');
let key: string | undefined;

/** Starts an emulator on free ports, with what takes a test little time: cheap passwords, and a key that is not made anew. */
export function startTestEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  key ??= storedKey() ?? storeKey();
  return startEmulator({ ports: { auth: 0, firestore: 0, storage: 0 }, passwordCost: 16, signingKey: key, ...options });
}

function storedKey(): string | undefined {
  try {
    return readFileSync(KEY_FILE, 'utf8');
  } catch {
    return undefined;
  }
}

function storeKey(): string {
  const made = TokenSigner.newKey();
  const file = `${KEY_FILE}.${process.pid}`;
  mkdirSync(dirname(KEY_FILE), { recursive: true });
  writeFileSync(file, made, { mode: 0o600 });
  // Whole at once, since other files of tests read it meanwhile.
  renameSync(file, KEY_FILE);
  return made;
}
