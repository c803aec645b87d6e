import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Memory } from './measured';

const MEASURED = pathToFileURL(join(process.cwd(), 'bench/dist/measured.mjs')).href;

export interface ServerProcess {
  url: string;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
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
  return {
    url,
    async memory() {
      child.send('memory');
      for (;;) {
        // Programs of the stack send their parent other messages too.
        const [message] = (await once(child, 'message')) as [object];
        if ('resident' in message) return message as Memory;
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
