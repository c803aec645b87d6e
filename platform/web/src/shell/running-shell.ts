import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { SeenSerials } from 'shared-kit/model/registry';
import type { WebServerOptions } from '../ground/options';

/** The file is written again in this interval, since publishing ignores servers after five minutes (`tooling/release/running-shells.ts`). */
const EVERY_MS = 60_000;

/** The kit of a built shell's page. */
export const kitOf = (html: string): string | undefined => /<html[^>]* data-kit="([\d.]+)"/.exec(html)?.[1];

interface Running {
  readShell: () => Promise<string | null>;
  numbersSeen: () => Promise<SeenSerials>;
}

/**
 * While this server runs, keeps a file in the release folder with the kit of its shell, the keys that it trusts and the numbers of registries that it has
 * seen. Publishing refuses remotes that a shell in force cannot run and registries that it would not accept, and gives the next registry a higher number.
 */
export function nameRunningShell(
  app: FastifyInstance,
  { releaseFolder, registryKey }: Pick<WebServerOptions, 'releaseFolder' | 'registryKey'>,
  { readShell, numbersSeen }: Running,
): void {
  const folder = join(releaseFolder, 'shell', 'in-force');
  const file = join(folder, `${randomBytes(8).toString('hex')}.json`);
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  async function write(): Promise<void> {
    const html = await readShell();
    const kit = html === null ? undefined : kitOf(html);
    if (kit === undefined) return;
    await mkdir(folder, { recursive: true });
    const trust = registryKey && { registryKey, seen: await numbersSeen() };
    await writeInOneStep(JSON.stringify({ kit, ...trust, at: new Date().toISOString() }));
  }

  /** Readable by publishers, which run as other users. */
  async function writeInOneStep(text: string): Promise<void> {
    const draft = `${file}.part`;
    try {
      await writeFile(draft, text);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  let writing = Promise.resolve();
  function writeNext(): Promise<void> {
    writing = writing.then(write).catch((error: unknown) => {
      if (!hasFailed) app.log.warn({ err: error }, 'publishers cannot see which kit this server has: name it to them with --console');
      hasFailed = true;
    });
    return writing;
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => void writeNext(), EVERY_MS);
    timer.unref();
    await writeNext();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writing;
    await rm(file, { force: true }).catch(() => undefined);
  });
}
