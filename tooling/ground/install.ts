import { ensureInstalled as install } from '../cli/command.mjs';
import { linesOf, shown } from './print';
import { UserError } from './user-error';

/** Installs the packages of the lock file if it or a package.json has changed since the last installation. */
export async function ensureInstalled() {
  await install().catch((error) => {
    throw new UserError(shown`${linesOf(error instanceof Error ? error.message : String(error))}`);
  });
}
