import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from '../ground/children.mjs';
import { portTaken, type Ports } from '../ground/ports';
import { linesOf, shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { ROOT } from '../ground/workspace';
import type { Readable } from 'node:stream';

const STOP_TIMEOUT_MS = 10_000;
const START_MS = 60_000;
/** A million documents take 40 s, and many times that where other programs have the processors. */
const READING_MS = 30 * 60_000;
/** A start that takes longer says what it is doing. */
const SILENT_MS = 2000;

/**
 * Starts a program of the stack, which prints `{"ready": …}` when it is ready. All of its output goes to its log; plain lines and mails are also printed
 * in the terminal.
 */
export function startProgram({
  name,
  file,
  args = [],
  startsBy,
  env,
  logFile,
  print,
}: {
  name: string;
  file: string;
  args?: string[];
  /** what it does before it is ready, if that grows with what is stored */
  startsBy?: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  print: (line: string) => void;
}) {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  // An existing log would keep its permissions, so it is removed first.
  rmSync(logFile, { force: true });
  const log = createWriteStream(logFile, { mode: 0o600 });
  const child = startChild(process.execPath, ['--enable-source-maps', file, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = child as Record<'stdout' | 'stderr', Readable>;
  let stopping = false;
  const lastLines: string[] = [];
  // Resolves when the log is complete, since callers may read it after stopping the program.
  const ended: Promise<number> = new Promise((resolve) => child.once('close', (code) => log.end(() => resolve(code ?? 1))));
  const readyLine: Promise<Record<string, unknown>> = new Promise((resolve) => {
    const listen = (line: string) => {
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

  const limitMs = startsBy === undefined ? START_MS : READING_MS;
  const late = timeoutAfter(limitMs).then(() => {
    throw new UserError(shown`The ${name} was not ready within ${limitMs / 1000} s.\nIts log: ${logFile}`);
  });
  const ready = Promise.race([readyLine, ended.then(() => null), late]).then((message) => {
    if (!message) throw startProblem(name, lastLines, logFile);
    return message;
  });
  if (startsBy !== undefined) {
    const timer = setTimeout(() => print(shown`${startsBy} …`), SILENT_MS);
    const silence = () => clearTimeout(timer);
    ready.then(silence, silence);
  }
  /** Rejects when the program ends by itself. */
  const died = ended.then((code) => {
    if (stopping) return;
    const why = startProblem(name, lastLines, logFile).message;
    throw new UserError(shown`The ${name} ended by itself (code ${code}).\n${linesOf(why)}`);
  });
  for (const promise of [ready, died, late]) promise.catch(() => {});
  return { ready, stop, died };
}

/** The text that the terminal shows for a line of a program's output, if any. */
function terminalText(line: string) {
  const message = parsed(line);
  if (!message) return line.trim();
  const mail = (message.type === 'mail' ? message.mail : undefined) as Record<string, string> | undefined;
  return mail && shown`Mail to ${mail.email} (${mail.requestType}); its link is at /__mail of the console.`;
}

const timeoutAfter = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

function parsed(line: string): Record<string, unknown> | null {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Why a program did not start, as it prints it. */
interface StartProblem {
  code?: string;
  service?: keyof Ports | 'metrics';
  port?: number;
  file?: string;
  line?: number;
  reason?: string;
  pid?: number;
  message?: string;
}

/** A message why a program did not start and what to do. Programs print their reason as a line of JSON. */
export function startProblem(name: string, logLines: string[], logFile: string) {
  const problem = logLines
    .map(parsed)
    .map((message): StartProblem | undefined => message?.startProblem ?? (message?.type === 'start-failed' ? message : undefined))
    .find(Boolean);
  switch (problem?.code) {
    case 'PORT_TAKEN':
      return portTaken(problem.service ?? 'web', problem.port ?? 0);
    case 'DATA_DAMAGED':
      return new UserError(
        shown`The data file ${problem.file} is damaged${problem.line ? ` at line ${problem.line}` : ''} (${problem.reason}). Nothing was changed.\n` +
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

/** The line with the message of the error, without the stack trace below it. */
function lastErrorLine(lines: string[]) {
  return lines.findLast((line) => /^\w*(Error|Exception)\b/.test(line)) ?? lines.findLast((line) => !parsed(line)) ?? 'it gave no reason.';
}
