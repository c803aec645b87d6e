import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Blocked, Memory } from './measured';

const MEASURED = pathToFileURL(join(process.cwd(), 'bench/dist/measured.mjs')).href;

export interface ServerProcess {
  url: string;
  memory(): Promise<Memory>;
  /** How long the server could do nothing else, at most, since the last question. */
  blockedMs(): Promise<number>;
  stop(): Promise<void>;
  /** Ends it at once, as a machine that fails does. */
  kill(): Promise<void>;
}

type StartLine = Record<string, unknown>;

/** Starts a server in its own process. It must print `{"ready": url}`, or a line from which `readUrl` returns the URL. Run from the repository's root. */
export async function startServer(
  file: string,
  env: Record<string, string>,
  readUrl: (line: StartLine) => string | undefined = ({ ready }) => (typeof ready === 'string' ? ready : undefined),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', MEASURED, join(process.cwd(), file)], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const ready = line.startsWith('{') ? readUrl(JSON.parse(line) as StartLine) : undefined;
      if (ready) resolve(ready);
    });
    void ended.then(() => reject(new Error(`${file} ended before it was ready.`)));
  });
  async function ask<Answer extends object>(question: string, field: keyof Answer & string): Promise<Answer> {
    child.send(question);
    for (;;) {
      // Programs of the stack send their parent other messages too.
      const [message] = (await once(child, 'message')) as [object];
      if (field in message) return message as Answer;
    }
  }
  return {
    url,
    memory: async () => await ask<Memory>('memory', 'resident'),
    blockedMs: async () => (await ask<Blocked>('blocked', 'blockedMs')).blockedMs,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
