import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { devFolder, DEV_ROOT } from '../webpack/dev-folder.mjs';

/**
 * Lays out what the web server finds in development in the place of the repository: the shell that lets remotes keep their state, and what the
 * remotes that are worked on say of themselves. All others come from where they are released.
 * @param {import('./workspace.mjs').Package[]} developed
 * @returns {string} the folder
 */
export function layOutDevRoot(developed) {
  rmSync(DEV_ROOT, { recursive: true, force: true });
  for (const { name, folder } of developed) {
    mkdirSync(join(DEV_ROOT, name), { recursive: true });
    symlinkSync(devFolder(folder), join(DEV_ROOT, name, 'dist'), 'junction');
  }
  return DEV_ROOT;
}
