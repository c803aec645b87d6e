import { setTimeout } from 'node:timers/promises';
import { shown } from '../cli/print';
import { UserError } from '../cli/user-error';
import { FILES_LIST } from './built-remote';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** A bucket that takes connections and never answers would hold a command for ever. Long enough for the largest file on a slow line. */
const ANSWER_MS = 60_000;

/** The content types of the files. Browsers do not run scripts with another type. */
const TYPES = /** @type {Record<string, string>} */ ({
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  png: 'image/png',
});

/**
 * Releases in a bucket of Cloud Storage, such as one of Firebase Storage. A bucket has no folders and cannot rename, but it writes a file completely or
 * not at all, and can refuse to replace an existing file.
 * @param {string} target such as `gs://console-releases/web` @param {number} [answerMs] how long it may take to answer
 * @returns {import('./store').ReleaseStore}
 */
export function openBucket(target, answerMs = ANSWER_MS) {
  const [, bucketName = '', below = ''] = /^gs:\/\/([\w.-]+)(?:\/(.*?))?\/?$/.exec(target) ?? [];
  if (!bucketName) throw new UserError(shown`--to is "${target}", which is no bucket. Write it as gs://bucket or gs://bucket/folder.`);
  const prefix = below && `${below}/`;
  /** @template T @template U @param {number} status @param {U} otherwise what that answer of the service means @param {() => Promise<T>} work */
  const orElse = (status, otherwise, work) => answerOf(status, otherwise, () => inTime(work(), answerMs));
  /** @param {string} path */
  const file = async (path) => (await bucketNamed(bucketName)).file(prefix + path);

  /** @param {string} path @returns {Promise<Buffer | null>} */
  const read = async (path) => orElse(404, null, async () => (await (await file(path)).download({ validation: 'md5' }))[0]);

  /** @param {string} path @param {Buffer} bytes @param {object} condition @param {string} cacheControl */
  async function write(path, bytes, condition, cacheControl) {
    const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    await (await file(path)).save(bytes, { resumable: false, validation: 'md5', metadata: { contentType, cacheControl }, ...condition });
  }

  /** @param {string} path @param {Buffer} bytes @param {string} [cacheControl] */
  const create = (path, bytes, cacheControl = 'no-cache') =>
    orElse(412, false, async () => {
      await write(path, bytes, { preconditionOpts: { ifGenerationMatch: 0 } }, cacheControl);
      return true;
    });

  return {
    name: target,
    read,
    async list(folder) {
      const [files] = await orElse(404, [[]], async () => (await bucketNamed(bucketName)).getFiles({ prefix: `${prefix}${folder}/` }));
      return files
        .map(({ name }) => name.slice(`${prefix}${folder}/`.length))
        .filter((name) => !name.includes('/'))
        .sort();
    },
    create,
    replace: (path, bytes) => orElse(0, undefined, () => write(path, bytes, {}, 'no-cache')),
    async addFolder(folder, files) {
      if ((await read(`${folder}/${FILES_LIST}`)) !== null) return;
      // The list of hashes is written last. A version without it is incomplete, and the next attempt to publish it completes it.
      const inOrder = [...files].sort(([a], [b]) => Number(a === FILES_LIST) - Number(b === FILES_LIST));
      for (const [name, bytes] of inOrder) {
        if (await create(`${folder}/${name}`, bytes, FOR_EVER)) continue;
        if (!(await read(`${folder}/${name}`))?.equals(bytes))
          throw new UserError(
            shown`${target}/${folder}/${name} is there with other bytes, and what is published never changes. Nothing was switched.\nRaise the version, and publish again.`,
          );
      }
    },
  };
}

/** @param {string} name */
async function bucketNamed(name) {
  // Loaded only when a bucket is used, since loading takes a second.
  const [{ getApps, initializeApp }, { getStorage }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/storage')]);
  return getStorage(getApps()[0] ?? initializeApp()).bucket(name);
}

/** @template T @param {Promise<T>} work @param {number} limitMs @returns {Promise<T>} */
function inTime(work, limitMs) {
  const late = setTimeout(limitMs, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer within ${limitMs / 1000} s`)));
  return Promise.race([work, late]);
}

/** @template T @template U @param {number} status @param {U} otherwise what that answer of the service means @param {() => Promise<T>} work @returns {Promise<T | U>} */
async function answerOf(status, otherwise, work) {
  try {
    return await work();
  } catch (error) {
    const { code, message } = /** @type {{ code?: number | string, message?: string }} */ (error);
    if (code === status) return otherwise;
    if (code === 401 || code === 403)
      throw new UserError(
        shown`The bucket refuses: ${message}. What is served is whole.\nSign in as somebody who may write (GOOGLE_APPLICATION_CREDENTIALS, or gcloud auth application-default login).`,
      );
    throw new UserError(
      shown`The bucket could not be asked: ${message}. What is served is whole.\nTry the same again: it goes on where this ended.`,
    );
  }
}
