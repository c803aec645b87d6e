import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { EmulatorPorts } from '../src/index';

export interface Ready {
  type: string;
  ports: EmulatorPorts;
  code?: string;
  port?: number;
}

/** Inside of the package, so that Google's definitions are found, but not in `dist`, which builds empty. */
const FOLDER = join(__dirname, '..', '.cache', `test-${process.pid}`);
const PROGRAM = join(FOLDER, 'main.mjs');
const children: ChildProcess[] = [];

/** Bundles the emulator's program for the tests of a file, and ends what they have started of it. */
export function useProgram(): void {
  beforeAll(() => {
    const entryPoints = [join(__dirname, '..', 'src', 'main.ts')];
    // Whole, with the libraries: a program that reads hundreds of files takes longer to start.
    const banner = { js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);" };
    buildSync({ entryPoints, bundle: true, platform: 'node', format: 'esm', banner, outfile: PROGRAM });
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
}

/** Runs the program in its own process, and waits for the first that it says. */
export async function runProgram(env: Record<string, string>, args: string[] = []): Promise<{ child: ChildProcess; first: Ready }> {
  const ports = { AUTH_PORT: '0', FIRESTORE_PORT: '0', STORAGE_PORT: '0' };
  const child = fork(PROGRAM, args, { env: { ...process.env, ...ports, ...env }, silent: true });
  children.push(child);
  const first = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`The program ended with ${String(code)} before it said anything.`)));
  });
  return { child, first };
}

export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve));
}
