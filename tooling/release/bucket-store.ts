import { setTimeout } from 'node:timers/promises';
import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { FILES_LIST } from '../webpack/build-form';
import type { ReleaseStore } from './release-store';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** A bucket that takes connections and never answers would hold a command for ever. Long enough for the largest file on a slow line. */
const ANSWER_MS = 60_000;

/** The content types of the files. Browsers do not run scripts with another type. */
const TYPES = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  png: 'image/png',
} as Record<string, string>;

/**
 * Releases in a bucket of Cloud Storage, such as one of Firebase Storage. A bucket has no folders and cannot rename, but it writes a file completely or
 * not at all, and can refuse to replace an existing file.
 * @param target such as `gs://console-releases/web` @param answerMs how long it may take to answer
 */
export function openBucket(target: string, answerMs: number = ANSWER_MS): ReleaseStore {
  const [, bucketName = '', below = ''] = /^gs:\/\/([\w.-]+)(?:\/(.*?))?\/?$/.exec(target) ?? [];
  if (!bucketName) throw new UserError(shown`--to is "${target}", which is no bucket. Write it as gs://bucket or gs://bucket/folder.`);
  const prefix = below && `${below}/`;
  /** @param otherwise what that answer of the service means */
  const orElse = <T, U>(status: number, otherwise: U, work: () => Promise<T>) =>
    answerOf(status, otherwise, () => inTime(work(), answerMs));
  const file = async (path: string) => (await bucketNamed(bucketName)).file(prefix + path);

  const read = async (path: string): Promise<Buffer | null> =>
    orElse(404, null, async () => (await (await file(path)).download({ validation: 'md5' }))[0]);

  async function write(path: string, bytes: Buffer, condition: object, cacheControl: string) {
    const contentType = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    await (await file(path)).save(bytes, { resumable: false, validation: 'md5', metadata: { contentType, cacheControl }, ...condition });
  }

  const create = (path: string, bytes: Buffer, cacheControl: string = 'no-cache') =>
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

async function bucketNamed(name: string) {
  // Loaded only when a bucket is used, since loading takes a second.
  const [{ getApps, initializeApp }, { getStorage }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/storage')]);
  return getStorage(getApps()[0] ?? initializeApp()).bucket(name);
}

function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const late = setTimeout(limitMs, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer within ${limitMs / 1000} s`)));
  return Promise.race([work, late]);
}

/** @param otherwise what that answer of the service means */
async function answerOf<T, U>(status: number, otherwise: U, work: () => Promise<T>): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as { code?: number | string; message?: string };
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
