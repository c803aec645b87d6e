import { UserError } from '../front-door/user-error.mjs';
import { openBucket } from './bucket-store.mjs';
import { openFolder } from './folder-store.mjs';

/**
 * Where releases are stored: a folder or a bucket. Paths are those of the console's site (`registry.json`,
 * `remotes/mfe-x/1.0.0-ab/remoteEntry.js`), so that either can be served as it is.
 * @typedef {object} ReleaseStore
 * @property {string} name for messages
 * @property {(path: string) => Promise<Buffer | null>} read
 * @property {(folder: string) => Promise<string[]>} list the names in a folder, in order
 * @property {(path: string, bytes: Buffer) => Promise<boolean>} create false when there is such a file; it is whole or not there
 * @property {(path: string, bytes: Buffer) => Promise<void>} replace in one step: readers get either the old or the new bytes
 * @property {(folder: string, files: Map<string, Buffer>) => Promise<void>} addFolder a folder that is there and whole stays as it is
 */

/** @param {string} target a folder, or `gs://bucket/below` @returns {ReleaseStore} */
export function openStore(target) {
  if (target.startsWith('gs://')) return openBucket(target);
  if (!isFolderName(target)) throw new UserError(`--to is "${target}"; it can be a folder, or a bucket: gs://bucket/folder. Nothing was changed.`);
  return openFolder(target);
}

/** Whether this names a folder. Any address would be a folder that nobody serves; the letter of a drive is none. @param {string} target */
export const isFolderName = (target) => target.trim() !== '' && !/^[a-z][a-z0-9+.-]+:\//i.test(target);
