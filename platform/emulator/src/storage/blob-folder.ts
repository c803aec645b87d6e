import { constants, createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EmulatorStartError } from '../errors/start-error';
import { FILE_MODE, FOLDER_MODE, restrict } from '../store/journal/data-folder';
import type { Checksum } from '../hash/checksum';
import type { BlobName } from './blob-name';

/** Bytes on disk under random names, written once and never changed. */
export class BlobFolder {
  constructor(private readonly path: string) {
    try {
      mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
    } catch (error) {
      throw new EmulatorStartError({ code: 'DATA_UNWRITABLE', file: path, reason: (error as Error).message });
    }
    restrict(path, FOLDER_MODE);
  }

  /** Appends bytes to a blob, behind those that `checksum` counts. The bytes are on disk when the promise settles, also if the stream breaks off. */
  async append(name: BlobName, chunks: AsyncIterable<Buffer>, checksum: Checksum): Promise<void> {
    const file = await open(join(this.path, name), constants.O_CREAT | constants.O_WRONLY, FILE_MODE);
    try {
      for await (const chunk of chunks) {
        await writeAt(file, chunk, checksum.size);
        checksum.add(chunk);
      }
    } finally {
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    }
  }

  /** Reads the bytes from `start` to `end`, both included. */
  read(name: BlobName, start: number, end: number): Readable {
    return createReadStream(join(this.path, name), { start, end });
  }

  /** The size of the blob; undefined if it does not exist. */
  size(name: BlobName): number | undefined {
    return statSync(join(this.path, name), { throwIfNoEntry: false })?.size;
  }

  async remove(name: BlobName): Promise<void> {
    await rm(join(this.path, name), { force: true });
  }

  /** Removes blobs to which no file refers, such as uploads that a crash has interrupted. */
  keepOnly(blobs: ReadonlySet<BlobName>): void {
    const names: ReadonlySet<string> = blobs;
    const entries = readdirSync(this.path, { withFileTypes: true });
    const blocked = entries.find((entry) => !entry.isFile() && names.has(entry.name));
    if (blocked)
      throw new EmulatorStartError({ code: 'DATA_DAMAGED', file: join(this.path, blocked.name), line: 0, reason: 'it is no file' });
    for (const entry of entries.filter((one) => one.isFile())) {
      if (names.has(entry.name)) restrict(join(this.path, entry.name), FILE_MODE);
      else rmSync(join(this.path, entry.name));
    }
  }
}

async function writeAt(file: FileHandle, chunk: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < chunk.length) written += (await file.write(chunk, written, chunk.length - written, position + written)).bytesWritten;
}
