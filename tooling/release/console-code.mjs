import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../front-door/workspace.mjs';

/** @typedef {{ reason: string }} Fault What faultWords puts into words */
/** @typedef {{ leftOut: { name: string, fault: Fault }[], lost: { remote: string, claim: string, owner: string }[] } | null} Reading */
/**
 * @typedef {object} ConsoleCode
 * @property {(json: unknown) => Reading} parseRegistry
 * @property {(fault: Fault) => string} faultWords
 * @property {(kit: string | undefined, own: string) => 'older' | 'newer' | null} misfitOf
 */

/** @type {Promise<ConsoleCode> | undefined} */
let loaded;

/** The console's own code that reads a registry, its messages about remotes that it leaves out, and its rule which kit runs what. */
export const consoleCode = () => (loaded ??= load());

/** @returns {Promise<ConsoleCode>} */
async function load() {
  const { build } = await import('esbuild');
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const outfile = join(folder, 'registry.mjs');
  try {
    const contents = "export * from './contract/registry'; export * from './contract/kit-version'; export * from './testing/fault-words';";
    const stdin = { contents, resolveDir: join(ROOT, 'shared-kit/src') };
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', absWorkingDir: join(ROOT, 'shared-kit'), logLevel: 'silent' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
