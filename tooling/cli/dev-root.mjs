import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { devFolder, devRoot } from '../webpack/dev-folder.mjs';

/**
 * Creates the folder that the web server reads in development instead of the repository. It has links to the development builds of the shell and of the
 * remotes that are being developed. All other remotes are served from the release folder.
 * @param {import('./workspace.mjs').Package[]} developed
 * @returns {string} the folder
 */
export function layOutDevRoot(developed) {
  const root = devRoot();
  rmSync(root, { recursive: true, force: true });
  for (const { name, folder } of developed) {
    mkdirSync(join(root, name), { recursive: true });
    symlinkSync(devFolder(folder), join(root, name, 'dist'), 'junction');
  }
  return root;
}
