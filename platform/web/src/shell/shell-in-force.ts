import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../ground/options';

/** The file is written again in this interval, since publishing ignores servers after five minutes (`tooling/release/shells-in-force.ts`). */
const EVERY_MS = 60_000;

/** The kit of a built shell's page. */
export const kitOf = (html: string): string | undefined => /<html[^>]* data-kit="([\d.]+)"/.exec(html)?.[1];

/**
 * While this server runs, keeps a file in the release folder with the kit of its shell and the keys that it trusts. Publishing refuses remotes that a
 * shell in force cannot run, and registries that it would not accept.
 */
export function nameShellInForce(
  app: FastifyInstance,
  { releaseFolder, registryKey }: Pick<WebServerOptions, 'releaseFolder' | 'registryKey'>,
  readShell: () => Promise<string | null>,
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
    await writeFile(`${file}.part`, JSON.stringify({ kit, ...(registryKey && { registryKey }), at: new Date().toISOString() }));
    await rename(`${file}.part`, file);
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
