import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';

/** The file that marks a folder as the console's, and says which demo data it was filled with. */
const MARK = 'console-data.json';

/** The file with the id of the process that uses the folder. */
const LOCK = 'running.pid';

/**
 * The folder that holds the embedded Firebase's data and what demo data it has been given.
 * @param {string} path
 */
export function dataFolder(path) {
  const mark = join(path, MARK);
  return {
    path,
    /** Where the emulator keeps its files. */
    firebase: join(path, 'firebase'),

    /**
     * Prepares the folder: empties it when `fresh` asks for that or filling it was interrupted. Returns whether it
     * must be filled with demo data.
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
        writeFileSync(join(path, LOCK), String(process.pid));
        return false;
      }
      for (const name of names) rmSync(join(path, name), { recursive: true, force: true });
      mkdirSync(path, { recursive: true });
      writeFileSync(mark, '{}\n');
      writeFileSync(join(path, LOCK), String(process.pid));
      return true;
    },

    /** What the folder was filled with, if it was. */
    size: () => (existsSync(mark) ? readMark(mark).seeded : undefined),

    /** Lets another process use the folder. */
    release: () => rmSync(join(path, LOCK), { force: true }),

    /** @param {string} size */
    markSeeded(size) {
      writeFileSync(mark, `${JSON.stringify({ seeded: size })}\n`);
    },
  };
}

/** @param {string} path */
function refuseIfInUse(path) {
  const lock = join(path, LOCK);
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (!pid || pid === process.pid || !isAlive(pid)) return;
  throw new UserError(
    `The data folder ${path} is in use by another console (process ${pid}).\nStop that one, or choose another folder with DATA_DIR.`,
  );
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
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
