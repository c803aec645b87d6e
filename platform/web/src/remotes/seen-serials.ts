import { readFile, rename, writeFile } from 'node:fs/promises';

/**
 * The highest number of an accepted registry, by the key that signed it. An older registry has a valid signature too, and would restore replaced versions.
 * Stored in memory and in a file; on a read-only disk only in memory.
 */
export class SeenSerials {
  /** The most recent key is the last. */
  private seen: Promise<Map<string, number>> | undefined;

  /** `onProblem` is called when the file cannot be read or written. */
  constructor(
    private readonly file: string,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  /** The higher number that was accepted before, if a registry with this key and number is older; otherwise undefined. */
  async newerThan(key: string, serial: number, keys: readonly string[]): Promise<number | undefined> {
    const seen = [...(await this.load())];
    const at = seen.findIndex(([one]) => one === key);
    // A new key may begin with any number. For a known key, later keys count too, since they have replaced it.
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
    this.seen ??= readFile(this.file, 'utf8')
      .then(
        (text) => new Map(JSON.parse(text) as [string, number][]),
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? new Map<string, number>() : Promise.reject(error)),
      )
      .catch((error: unknown) => (this.onProblem(error), new Map<string, number>()));
    return this.seen;
  }

  private async store(seen: ReadonlyMap<string, number>): Promise<void> {
    const draft = `${this.file}.${process.pid}.part`;
    await writeFile(draft, `${JSON.stringify([...seen])}\n`, { mode: 0o600 });
    await rename(draft, this.file);
  }
}
