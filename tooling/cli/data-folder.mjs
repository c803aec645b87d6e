import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, isRunning } from './process-identity.mjs';
import { UserError } from './user-error.mjs';

/** The file that marks a folder as a data folder and names the demo data in it. */
const MARK = 'console-data.json';

/** The file that names the process that uses the folder. */
const LOCK = 'running.pid';

/**
 * The folder with the data of the embedded Firebase, and a note which demo data it was filled with.
 * @param {string} path
 */
export function dataFolder(path) {
  const mark = join(path, MARK);
  return {
    path,
    /** Where the emulator keeps its files. */
    firebase: join(path, 'firebase'),

    /**
     * Prepares the folder: empties it if `fresh` is set or if filling it was interrupted. Returns whether it must be filled with demo data.
     * @param {{ fresh: boolean }} options
     */
    prepare({ fresh }) {
      const names = existsSync(path) ? readdirSync(path) : [];
      if (names.length > 0 && !names.includes(MARK)) {
        throw new UserError(
          `The data folder ${path} holds other files. Nothing was touched.\nChoose another folder with DATA_DIR, or move those files away.`,
        );
      }
      refuseIfInUse(path);
      if (!fresh && names.length > 0 && readMark(mark).seeded) {
        lock(path);
        return false;
      }
      for (const name of names) rmSync(join(path, name), { recursive: true, force: true });
      mkdirSync(path, { recursive: true });
      lock(path);
      writeFileSync(mark, '{}\n', PRIVATE);
      return true;
    },

    /** The size of the demo data in the folder; undefined if it was not filled. */
    size: () => (existsSync(mark) ? readMark(mark).seeded : undefined),

    /** Lets another process use the folder. */
    release: () => rmSync(join(path, LOCK), { force: true }),

    /** @param {string} size */
    markSeeded(size) {
      writeFileSync(mark, `${JSON.stringify({ seeded: size })}\n`, PRIVATE);
    },
  };
}

/** Other users of this machine must not read the folder: it contains accounts, and its logs name people. */
const PRIVATE = { mode: 0o600 };

/** Locks the folder for this process. @param {string} path */
function lock(path) {
  chmodSync(path, 0o700);
  rmSync(join(path, LOCK), { force: true });
  writeFileSync(join(path, LOCK), JSON.stringify({ ...identityOf(process.pid), folder: folderIdentity(path) }), PRIVATE);
}

/** @param {string} path */
function refuseIfInUse(path) {
  const holder = holderOf(join(path, LOCK));
  // In a copied folder the lock is that of the original, and does not count.
  if (!holder || (holder.folder ?? folderIdentity(path)) !== folderIdentity(path)) return;
  if (holder.pid === process.pid || !isRunning(holder)) return;
  throw new UserError(
    `The data folder ${path} is in use by another console (process ${holder.pid}).\nStop that one, or choose another folder with DATA_DIR.`,
  );
}

/** Identifies the folder on this machine, also after it was moved. @param {string} path */
function folderIdentity(path) {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * The process that holds the lock, and its folder. Earlier versions wrote no folder, or only the process id.
 * @param {string} file @returns {(import('./process-identity.mjs').ProcessIdentity & { folder?: string }) | null}
 */
function holderOf(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return typeof holder === 'number' ? { pid: holder } : holder;
  } catch {
    return null;
  }
}

/** @param {string} file @returns {{ seeded?: string }} */
function readMark(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(
      `The data folder is damaged: ${file} cannot be read. Nothing was touched.\n` +
        'Restore it from a copy, or start again with the demo data: npm start -- --fresh (this deletes the data).',
    );
  }
}
