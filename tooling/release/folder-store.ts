import { randomBytes } from 'node:crypto';
import * as nodeFiles from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import type { ReleaseStore } from './release-store';

/** The folder of files that are being written, which are not served. Those that are older than a day come from interrupted writes. */
const DRAFTS = '.drafts';
const DRAFT_MS = 24 * 60 * 60 * 1000;

/**
 * Releases in a folder. Everything is written as a draft first, and then gets its name in one step of the file system.
 * @param files tests pass a file system that fails
 */
export function openFolder(path: string, files: typeof nodeFiles = nodeFiles): ReleaseStore {
  const root = resolve(path);
  const at = (name: string) => join(root, name);
  const draftName = () => join(root, DRAFTS, randomBytes(8).toString('hex'));

  async function place(name: string, write: (draft: string) => Promise<void>, put: (draft: string, place: string) => Promise<void>) {
    const draft = draftName();
    try {
      await files.mkdir(dirname(draft), { recursive: true });
      await files.mkdir(dirname(at(name)), { recursive: true });
      await write(draft);
      await put(draft, at(name));
    } catch (error) {
      throw describeError(error, root);
    } finally {
      // A remaining draft does no harm.
      await files.rm(draft, { recursive: true, force: true }).catch(() => {});
    }
  }

  const writeWhole = (draft: string, bytes: Buffer) => files.writeFile(draft, bytes, { flush: true });

  return {
    name: root,
    read: (name) => orElse(files.readFile(at(name)), null),
    list: async (name) => (await orElse(files.readdir(at(name)), [])).filter((one) => !one.startsWith('.')).sort(),
    async create(name, bytes) {
      let created = true;
      await place(
        name,
        (draft) => writeWhole(draft, bytes),
        async (draft, target) => {
          // Linked, since a rename would replace a file that another process has created meanwhile.
          await files.link(draft, target).catch((error) => {
            if (error.code !== 'EEXIST') throw error;
            created = false;
          });
        },
      );
      return created;
    },
    replace: (name, bytes) =>
      place(
        name,
        (draft) => writeWhole(draft, bytes),
        (draft, target) => files.rename(draft, target),
      ),
    async addFolder(name, content) {
      await sweep(files, at(DRAFTS));
      await place(
        name,
        (draft) => writeFolder(files, draft, content),
        async (draft, target) => {
          await files.rename(draft, target).catch((error) => {
            if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
          });
        },
      );
    },
  };
}

async function writeFolder(files: typeof nodeFiles, folder: string, content: Map<string, Buffer>) {
  for (const [name, bytes] of content) {
    await files.mkdir(dirname(join(folder, name)), { recursive: true });
    await files.writeFile(join(folder, name), bytes, { flush: true });
  }
}

/** Removes drafts of writes that were interrupted long ago. */
async function sweep(files: typeof nodeFiles, drafts: string) {
  for (const name of await orElse(files.readdir(drafts), [])) {
    const { mtimeMs } = await orElse(files.stat(join(drafts, name)), { mtimeMs: Date.now() });
    if (Date.now() - mtimeMs > DRAFT_MS) await files.rm(join(drafts, name), { recursive: true, force: true });
  }
}

function describeError(error: unknown, root: string) {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new UserError(
        shown`There is no room left in ${root}. What is served is whole.\nMake some, and run the same again: it goes on where this ended.`,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new UserError(
        shown`${root} cannot be written to. What is served is whole.\nRun this as somebody who may, or name another folder with --to.`,
      );
    default:
      return error;
  }
}

/** @param absent instead of what is not there */
async function orElse<T, U>(work: Promise<T>, absent: U): Promise<T | U> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return absent;
    throw error;
  }
}
