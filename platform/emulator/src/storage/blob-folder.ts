import { randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Checksum } from './checksum';

/** Bytes on disk under random names, written once and never changed. */
export class BlobFolder {
  constructor(private readonly path: string) {
    mkdirSync(path, { recursive: true });
  }

  newName(): string {
    return randomBytes(16).toString('hex');
  }

  /** Adds bytes to a blob that is being written. Durable when it returns. */
  async append(name: string, chunks: AsyncIterable<Buffer>, checksum: Checksum): Promise<void> {
    const file = await open(join(this.path, name), 'a');
    try {
      for await (const chunk of chunks) {
        checksum.add(chunk);
        await file.appendFile(chunk);
      }
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** `end` is the last byte wanted. */
  read(name: string, start: number, end: number): Readable {
    return createReadStream(join(this.path, name), { start, end });
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.path, name), { force: true });
  }

  /** Drops what no file refers to: uploads that a crash has cut off. */
  keepOnly(names: ReadonlySet<string>): void {
    for (const name of readdirSync(this.path)) if (!names.has(name)) rmSync(join(this.path, name));
  }
}
