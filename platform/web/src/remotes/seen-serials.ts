import { readFile, rename, writeFile } from 'node:fs/promises';

/**
 * The highest number of a signed registry that was taken, by the key that signed it. An older registry is validly signed as well, and would bring
 * back versions that were replaced. Remembered in memory and in a file; on a read-only disk in memory alone.
 */
export class SeenSerials {
  /** The key that was last seen is the last. */
  private seen: Promise<Map<string, number>> | undefined;

  /** `onProblem` is called when the file cannot be read or written. */
  constructor(
    private readonly file: string,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  /** The higher number by which a registry of this key and number is an older one; undefined if it is none. */
  async newerThan(key: string, serial: number, keys: readonly string[]): Promise<number | undefined> {
    const seen = [...(await this.load())];
    const at = seen.findIndex(([one]) => one === key);
    // A key that is new begins with any number. Of the others, those seen since then count as well: they have replaced this one.
    return at < 0 ? undefined : seen.slice(at).find(([one, highest]) => keys.includes(one) && serial < highest)?.[1];
  }

  async remember(key: string, serial: number): Promise<void> {
    const seen = await this.load();
    const isKnown = [...seen].at(-1)?.[0] === key && seen.get(key) === serial;
    seen.delete(key);
    seen.set(key, serial);
    if (!isKnown) await this.store(seen).catch(this.onProblem);
  }

  private load(): Promise<Map<string, number>> {
    this.seen ??= readFile(this.file, 'utf8').then(
      (text) => new Map(JSON.parse(text) as [string, number][]),
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? new Map<string, number>() : Promise.reject(error)),
    ).catch((error: unknown) => (this.onProblem(error), new Map<string, number>()));
    return this.seen;
  }

  private async store(seen: ReadonlyMap<string, number>): Promise<void> {
    const draft = `${this.file}.${process.pid}.part`;
    await writeFile(draft, `${JSON.stringify([...seen])}\n`, { mode: 0o600 });
    await rename(draft, this.file);
  }
}
