import { readFile } from 'node:fs/promises';
import { seenSerialsIn, type SeenSerials } from 'shared-kit/model/registry';
import { replaceFile } from '../ground/replace-file';

/** The numbers of registries that were in force, in memory and in a file; on a read-only disk only in memory. */
export class StoredSerials {
  private stored: Promise<SeenSerials> | undefined;

  /** `onProblem` is called when the file cannot be read or written. */
  constructor(
    private readonly file: string,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  load(): Promise<SeenSerials> {
    this.stored ??= readFile(this.file, 'utf8')
      .then((text) => {
        const seen = seenSerialsIn(JSON.parse(text));
        if (!seen) throw new Error(`${this.file} has no list of numbers`);
        return seen;
      })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') this.onProblem(error);
        return [];
      });
    return this.stored;
  }

  async store(seen: SeenSerials): Promise<void> {
    const before = await this.load();
    this.stored = Promise.resolve(seen);
    if (JSON.stringify(before) !== JSON.stringify(seen)) await replaceFile(this.file, `${JSON.stringify(seen)}\n`).catch(this.onProblem);
  }
}
