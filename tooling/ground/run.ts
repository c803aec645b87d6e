import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { startChild } from './children.mjs';
import { pauseProgress } from './progress.mjs';
import { ROOT } from './workspace';

/**
 * Runs a program to its end. With `quiet`, its output is only returned.
 * @param options `onLine` gets the lines of standard output, which are not shown; `asks`: it may ask at the terminal; `signal` ends it
 */
export function runToEnd(
  program: string,
  args: string[],
  {
    cwd = ROOT,
    quiet = false,
    onLine,
    asks = false,
    env,
    signal,
  }: { cwd?: string; quiet?: boolean; onLine?: (line: string) => void; asks?: boolean; env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<{ code: number; output: string }> {
  // What writes to the terminal itself would write behind the line of running work.
  const resume = quiet ? () => {} : pauseProgress();
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = startChild(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : [asks ? 'inherit' : 'ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
      // On Windows npm is a command file, which needs a shell to run.
      shell: process.platform === 'win32' && program === 'npm',
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    signal?.addEventListener('abort', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, ended) => resolve({ code: code ?? (ended ? 1 : 0), output }));
  }).finally(resume);
}

/** Arguments of Node for a program of the tools, which reads TypeScript if the program, or what it loads, is TypeScript. */
export const withTypeScript = (args: string[]): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  ...args,
];

/** @param args the file and its arguments */
export const runNode = (args: string[], options?: Parameters<typeof runToEnd>[2]) =>
  runToEnd(process.execPath, nodeArguments(args), options);

/** @param args the file and its arguments */
export const nodeArguments = (args: string[]): string[] => (args[0]?.endsWith('.ts') ? withTypeScript(args) : args);
