import { constants, copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openData, type Data } from './data';
import { FOLDER_MODE, DataFolder } from '../store/journal/data-folder';

/** The program that writes to the folder replaces its files now and then; then the copy is begun anew. */
const ATTEMPTS = 10;

/**
 * Copies a data folder to a new one, also while a program writes to it: the copy holds what was confirmed at one moment. The copy is read to its
 * end, so that one that returns can be started from. Throws and leaves nothing when the folder holds no data or damaged data.
 */
export async function copyData(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: FOLDER_MODE });
  for (let attempt = 1; ; attempt += 1) {
    try {
      copyOnce(new DataFolder(from), new DataFolder(to));
      return await requireWhole(to);
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
  // Only the journal grows, at its end: so far as it is copied, it is all that was confirmed at that moment.
  for (const file of [...(snapshot === undefined ? [] : [source.snapshot(snapshot)]), ...journals.map((generation) => source.journal(generation))]) copy(file, join(target.path, basename(file)));
  copyNewBlobs(source, target);
}

/** Bytes never change under one name. */
function copyNewBlobs(source: DataFolder, target: DataFolder): void {
  const there = new Set(readdirSync(target.blobs));
  for (const name of readdirSync(source.blobs)) if (!there.has(name)) copy(join(source.blobs, name), join(target.blobs, name));
}

const copy = (from: string, to: string): void => copyFileSync(from, to, constants.COPYFILE_FICLONE);

async function requireWhole(path: string): Promise<void> {
  const data = await openData(path, () => {});
  try {
    const lost = lostFile(data);
    if (lost !== undefined) throw new Error(`the bytes of the file ${lost} are missing`);
  } finally {
    await data.close();
  }
}

function lostFile({ files, blobs }: Data): string | undefined {
  for (const { name, blob, size } of files.all()) if (blobs.size(blob) !== size) return name;
  return undefined;
}
