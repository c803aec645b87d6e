import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ROOT } from './workspace';

/**
 * Runs a program to its end. With `quiet`, its output is only returned.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, quiet?: boolean, onLine?: (line: string) => void, asks?: boolean, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options] `onLine` gets the
 *   lines of standard output, which are not shown; `asks`: it may ask at the terminal; `signal` ends it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runToEnd(program, args, { cwd = ROOT, quiet = false, onLine, asks = false, env, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : [asks ? 'inherit' : 'ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
      // On Windows npx is a command file, which needs a shell to run.
      shell: process.platform === 'win32' && program === 'npx',
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    signal?.addEventListener('abort', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, ended) => resolve({ code: code ?? (ended ? 1 : 0), output }));
  });
}

/**
 * Arguments of Node for a program of the tools, which reads TypeScript if the program, or what it loads, is TypeScript.
 * @param {string[]} args @returns {string[]}
 */
export const withTypeScript = (args) => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href, ...args];

/** @param {string[]} args the file and its arguments @param {Parameters<typeof runToEnd>[2]} [options] */
export const runNode = (args, options) => runToEnd(process.execPath, nodeArguments(args), options);

/** @param {string[]} args the file and its arguments @returns {string[]} */
export const nodeArguments = (args) => (args[0]?.endsWith('.ts') ? withTypeScript(args) : args);
