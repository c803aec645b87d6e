import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEV = fileURLToPath(new URL('../../.cache/dev', import.meta.url));

/** The folder that a web server reads instead of the repository for the shell with the made-up language (ADR-0081), which nothing releases. */
export const PSEUDO_LANGUAGE_ROOT = fileURLToPath(new URL('../../.cache/pseudo-language', import.meta.url));

/** The port of this `npm run dev`, which its builds inherit, so that a second `npm run dev` in the same repository uses other folders. */
const OF_PORT = 'DEV_PORT';

export const usePortForFolders = (port: number) => void (process.env[OF_PORT] = String(port));

/** The folder of a package's development build, which is separate from its build for releases. */
export const devFolder = (folder: string) => join(DEV, process.env[OF_PORT] ?? '', basename(folder));

/**
 * Creates the folder that the web server reads in development instead of the repository. It has links to the development builds of the shell and of the
 * remotes that are being developed. All other remotes are served from the release folder.
 * @returns the folder
 */
export function layOutDevRoot(developed: { name: string; folder: string }[]): string {
  const root = devFolder('root');
  rmSync(root, { recursive: true, force: true });
  for (const { name, folder } of developed) {
    mkdirSync(join(root, name), { recursive: true });
    symlinkSync(devFolder(folder), join(root, name, 'dist'), 'junction');
  }
  return root;
}
