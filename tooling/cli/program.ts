import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { portTaken } from './ports';
import { linesOf, shown } from './print';
import { UserError } from './user-error';
import { ROOT } from './workspace';

/** Preloaded into the stack's programs, so that they shut down properly even if the process that started them is killed. */
const PRELOAD = `data:text/javascript,${encodeURIComponent("process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref();")}`;
const STOP_TIMEOUT_MS = 10_000;
const START_MS = 60_000;

/**
 * Starts a program of the stack, which prints `{"ready": …}` when it is ready. All of its output goes to its log; plain lines and mails are also printed
 * in the terminal.
 * @param {{ name: string, file: string, args?: string[], env: NodeJS.ProcessEnv, logFile: string, print: (line: string) => void }} options
 */
export function startProgram({ name, file, args = [], env, logFile, print }) {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  // An existing log would keep its permissions, so it is removed first.
  rmSync(logFile, { force: true });
  const log = createWriteStream(logFile, { mode: 0o600 });
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', PRELOAD, file, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches every process of the terminal's group. Programs in groups of their own end in the order in which they are stopped, when their clients
    // have finished. On Windows this would open a window for each.
    detached: process.platform !== 'win32',
  });
  const { stdout, stderr } = /** @type {Record<'stdout' | 'stderr', import('node:stream').Readable>} */ (child);
  let stopping = false;
  /** @type {string[]} */
  const lastLines = [];
  // Resolves when the log is complete, since callers may read it after stopping the program.
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => log.end(() => resolve(code ?? 1))));
  /** @type {Promise<Record<string, unknown>>} */
  const readyLine = new Promise((resolve) => {
    const listen = (/** @type {string} */ line) => {
      log.write(`${line}\n`);
      lastLines.push(line);
      if (lastLines.length > 50) lastLines.shift();
      const message = parsed(line);
      if (message?.ready || message?.type === 'ready') resolve(message);
    };
    createInterface({ input: stderr }).on('line', listen);
    createInterface({ input: stdout }).on('line', (line) => {
      listen(line);
      const text = terminalText(line);
      if (text) print(text);
    });
  });

  async function stop() {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }

  const ready = Promise.race([readyLine, ended.then(() => null), timeoutAfter(START_MS)]).then((message) => {
    if (!message) throw startProblem(name, lastLines, logFile);
    return message;
  });
  /** Rejects when the program ends by itself. */
  const died = ended.then((code) => {
    if (stopping) return;
    const why = startProblem(name, lastLines, logFile).message;
    throw new UserError(shown`The ${name} ended by itself (code ${code}).\n${linesOf(why)}`);
  });
  for (const promise of [ready, died]) promise.catch(() => {});
  return { ready, stop, died };
}

/** The text that the terminal shows for a line of a program's output, if any. @param {string} line */
function terminalText(line) {
  const message = parsed(line);
  if (!message) return line.trim();
  const mail = /** @type {Record<string, string> | undefined} */ (message.type === 'mail' ? message.mail : undefined);
  return mail && shown`Mail to ${mail.email} (${mail.requestType}); its link is at /__mail of the console.`;
}

/** @param {number} ms @returns {Promise<null>} */
const timeoutAfter = (ms) => new Promise((resolve) => setTimeout(resolve, ms, null).unref());

/** @param {string} line @returns {Record<string, unknown> | null} */
function parsed(line) {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * A message why a program did not start and what to do. Programs print their reason as a line of JSON.
 * @param {string} name @param {string[]} logLines @param {string} logFile
 */
export function startProblem(name, logLines, logFile) {
  /** @type {any} */
  const problem = logLines
    .map(parsed)
    .map((message) => message?.startProblem ?? (message?.type === 'start-failed' ? message : undefined))
    .find(Boolean);
  switch (problem?.code) {
    case 'PORT_TAKEN':
      return portTaken(problem.service ?? 'web', problem.port);
    case 'DATA_DAMAGED':
      return new UserError(
        shown`The data file ${problem.file} is damaged${problem.line > 0 ? ` at line ${problem.line}` : ''} (${problem.reason}). Nothing was changed.\n` +
          'Restore the file from a copy, move the data folder away to keep it, or start again with the demo data:\n  npm start -- --fresh   (this deletes the data)',
      );
    case 'DATA_IN_USE':
      return new UserError(
        shown`The data folder is in use by process ${problem.pid}. Stop that one, or choose another folder with DATA_DIR.`,
      );
    case 'DATA_UNWRITABLE':
      return new UserError(shown`${problem.message} Choose another one with DATA_DIR.`);
    default:
      return new UserError(
        shown`The ${name} did not start: ${problem?.message ?? problem?.reason ?? lastErrorLine(logLines)}\nIts log: ${logFile}`,
      );
  }
}

/** The line with the message of the error, without the stack trace below it. @param {string[]} lines */
function lastErrorLine(lines) {
  return lines.findLast((line) => /^\w*(Error|Exception)\b/.test(line)) ?? lines.findLast((line) => !parsed(line)) ?? 'it gave no reason.';
}
