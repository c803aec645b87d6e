import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';

/** The file that marks a folder as a data folder and names the demo data in it. */
const MARK = 'console-data.json';

/** The folder with the data of the embedded Firebase, and a note which demo data it was filled with. */
export function dataFolder(path: string) {
  const mark = join(path, MARK);
  return {
    path,
    /** Where the embedded Firebase has its files, and its lock. */
    firebase: join(path, 'firebase'),

    /**
     * Prepares the folder: empties it if `fresh` is set or if filling it was interrupted. Returns whether it must be filled with demo data.
     * @param options `usedBy`: id of the process that has locked the files
     */
    prepare({ fresh, usedBy }: { fresh: boolean; usedBy?: number | undefined }) {
      const names = existsSync(path) ? readdirSync(path) : [];
      if (names.length > 0 && !names.includes(MARK)) {
        throw new UserError(
          shown`The data folder ${path} holds other files. Nothing was touched.\nChoose another folder with DATA_DIR, or move those files away.`,
        );
      }
      if (usedBy !== undefined) {
        throw new UserError(
          shown`The data folder ${path} is in use by another console (process ${usedBy}).\nStop that one, or choose another folder with DATA_DIR.`,
        );
      }
      const isFilled = !fresh && names.length > 0 && readMark(mark).seeded !== undefined;
      mkdirSync(path, { recursive: true });
      chmodSync(path, 0o700);
      if (isFilled) return false;
      for (const name of names) rmSync(join(path, name), { recursive: true, force: true });
      writeFileSync(mark, '{}\n', PRIVATE);
      return true;
    },

    /** The size of the demo data in the folder; undefined if it was not filled. */
    size: () => (existsSync(mark) ? readMark(mark).seeded : undefined),

    markSeeded(size: string) {
      writeFileSync(mark, `${JSON.stringify({ seeded: size })}\n`, PRIVATE);
    },
  };
}

/** Other users of this machine must not read the folder: it contains accounts, and its logs name people. */
const PRIVATE = { mode: 0o600 };

function readMark(file: string): { seeded?: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(
      shown`The data folder is damaged: ${file} cannot be read. Nothing was touched.\n` +
        'Restore it from a copy, or start again with the demo data: npm start -- --fresh (this deletes the data).',
    );
  }
}

/** Copies the files of an embedded Firebase to a new folder, which is removed if that fails. */
export type CopyData = (from: string, to: string) => Promise<void>;

/**
 * Copies the data of a console, which may be running, to a new folder. The copy is a data folder too.
 * @param confirm rejects when the copied files are not wanted; they are removed then
 */
export async function copyDataFolder(from: string, to: string, copyData: CopyData, confirm?: (copy: string) => Promise<void>) {
  const [source, target] = [dataFolder(from), dataFolder(to)];
  const size = source.size();
  if (size === undefined) throw new UserError(shown`${from} holds no data of a console.`);
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new UserError(shown`${to} is not empty. Nothing was touched. Name a new folder, or move that one away.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  await copyData(source.firebase, target.firebase).catch((error) => {
    throw new UserError(error.message);
  });
  await confirm?.(target.firebase).catch((error) => {
    rmSync(target.firebase, { recursive: true });
    throw error;
  });
  // Marked last, so that an interrupted copy does not count as a data folder.
  target.markSeeded(size);
}
