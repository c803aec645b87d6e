import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dataFolder } from './data-folder.mjs';
import { UserError } from './user-error.mjs';

/** Copies the files of an embedded Firebase to a new folder, which is removed if that fails. @typedef {(from: string, to: string) => Promise<void>} CopyData */

/**
 * Copies the data of a console, which may be running, to a new folder. The copy is a data folder too.
 * @param {string} from @param {string} to @param {CopyData} copyData
 */
export async function copyDataFolder(from, to, copyData) {
  const [source, target] = [dataFolder(from), dataFolder(to)];
  const size = source.size();
  if (size === undefined) throw new UserError(`${from} holds no data of a console.`);
  if (existsSync(to) && readdirSync(to).length > 0) throw new UserError(`${to} is not empty. Nothing was touched. Name a new folder, or move that one away.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  await copyData(source.firebase, target.firebase).catch((error) => {
    throw new UserError(error.message);
  });
  // Marked last, so that an interrupted copy does not count as a data folder.
  target.markSeeded(size);
}
