import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { openBucket } from './bucket-store';
import { openFolder } from './folder-store';
import { isBelow } from './places';
import type { ReleaseStore } from './release-store';

/** @param target a folder, or `gs://bucket/below` */
export function openStore(target: string): ReleaseStore {
  if (target.startsWith('gs://')) return below(openBucket(target));
  if (!isFolderName(target))
    throw new UserError(shown`--to is "${target}"; it can be a folder, or a bucket: gs://bucket/folder. Nothing was changed.`);
  return below(openFolder(target));
}

/** A store that refuses every path that leads out of its target. */
function below(store: ReleaseStore): ReleaseStore {
  const check = (...paths: string[]) => {
    const stray = paths.find((path) => !isBelow(path));
    if (stray !== undefined) throw new UserError(shown`${stray} is no place in ${store.name}. Nothing was changed.`);
  };
  return {
    name: store.name,
    async read(path) {
      check(path);
      return store.read(path);
    },
    async list(folder) {
      check(folder);
      return store.list(folder);
    },
    async create(path, bytes) {
      check(path);
      return store.create(path, bytes);
    },
    async replace(path, bytes) {
      check(path);
      return store.replace(path, bytes);
    },
    async addFolder(folder, files) {
      check(folder, ...files.keys());
      return store.addFolder(folder, files);
    },
  };
}

/** Whether this is the name of a folder. A URL is not, though the file system would accept it; `C:` does not begin a URL. */
export const isFolderName = (target: string) => target.trim() !== '' && !/^[a-z][a-z0-9+.-]+:\//i.test(target);
