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
export const openStore = (target) => (target.startsWith('gs://') ? openBucket(target) : openFolder(target));
