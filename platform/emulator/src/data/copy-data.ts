import { constants, copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isBlobName } from '../storage/blob-name';
import { openData } from './data';
import { FOLDER_MODE, DataFolder } from '../store/journal/data-folder';

/** How often a copy is started. The program that writes to the folder sometimes replaces its files, which makes a new copy necessary. */
const ATTEMPTS = 10;

/**
 * Copies a data folder to a new one, also while a program writes to it. The copy holds the state that was confirmed at one moment. Loads the copy
 * once, so that a returned copy is known to be valid. Throws and leaves no copy when the folder holds no data or damaged data.
 */
export async function copyData(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: FOLDER_MODE });
  for (let attempt = 1; ; attempt += 1) {
    try {
      copyOnce(new DataFolder(from), new DataFolder(to));
      return await requireComplete(to);
    } catch (error) {
      if (attempt < ATTEMPTS) continue;
      rmSync(to, { recursive: true });
      throw new Error(`${from} cannot be copied: ${(error as Error).message.replaceAll(to, from)}`, { cause: error });
    }
  }
}

function copyOnce(source: DataFolder, target: DataFolder): void {
  mkdirSync(target.blobs, { recursive: true, mode: FOLDER_MODE });
  const { snapshot, journals } = source.list();
  if (journals.length === 0) throw new Error('it holds no data');
  target.removeBefore(Infinity);
  copyNewBlobs(source, target);
  // The journal only grows at its end, so its copied part holds everything that was confirmed at that moment.
  for (const file of [
    ...(snapshot === undefined ? [] : [source.snapshot(snapshot)]),
    ...journals.map((generation) => source.journal(generation)),
  ])
    copy(file, join(target.path, basename(file)));
  copyNewBlobs(source, target);
}

/** Copies only new names, since the bytes under a name never change, and nothing else that somebody may have put there. */
function copyNewBlobs(source: DataFolder, target: DataFolder): void {
  const copied = new Set(readdirSync(target.blobs));
  for (const name of readdirSync(source.blobs))
    if (isBlobName(name) && !copied.has(name)) copy(join(source.blobs, name), join(target.blobs, name));
}

/** A link in somebody else's folder would lead to a file outside of it. */
function copy(from: string, to: string): void {
  if (!lstatSync(from).isFile()) throw new Error(`${from} is no file`);
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

async function requireComplete(path: string): Promise<void> {
  const data = await openData(path, () => {});
  try {
    for (const { name, blob, size } of data.files.all()) {
      if (data.blobs.size(blob) !== size) throw new Error(`the bytes of the file ${name} are missing`);
    }
  } finally {
    await data.close();
  }
}
