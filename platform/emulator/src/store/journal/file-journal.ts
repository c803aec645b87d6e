import { appendFile, open, rename, type FileHandle } from 'node:fs/promises';
import { inspect } from 'node:util';
import { linesOf, printError, shown } from 'tooling/print';
import { StatusError } from '../../errors/status';
import { FILE_MODE, type DataFolder } from './data-folder';
import type { Journal } from './journal';
import { LineChain } from './line';
import { END, FORMAT, load, META, type Loaded } from './load';
import type { JournalSections } from './section';

/** A snapshot is written when the journal is longer than this and than the last snapshot. */
const COMPACT_FROM_BYTES = 16 * 1024 * 1024;
const SNAPSHOT_CHUNK = 512 * 1024;

/**
 * An append-only file with group commit: records that arrive while one write is made durable go together into the next write. A long journal is replaced
 * by a snapshot and a new journal.
 */
export class FileJournal implements Journal {
  #pending: { section: string; json: string }[] = [];
  #appended = 0;
  #durable = 0;
  #waiting: { upTo: number; callback: () => void }[] = [];
  #flushing: Promise<void> | undefined;
  #compacting: Promise<void> | undefined;
  #failure: Error | undefined;
  /** Set while {@link switchTo} waits until no write is running. */
  #betweenWrites: (() => void) | undefined;

  private constructor(
    private readonly folder: DataFolder,
    private readonly sections: JournalSections,
    private file: JournalFile,
    private size: Loaded,
    private readonly onFatal: (error: Error) => void,
    private readonly compactFromBytes: number,
  ) {}

  static async open(
    folder: DataFolder,
    sections: JournalSections,
    onFatal: (error: Error) => void,
    compactFromBytes = COMPACT_FROM_BYTES,
  ): Promise<FileJournal> {
    const loaded = load(folder, sections);
    const isNew = loaded.generation === 0 || loaded.format !== FORMAT;
    const generation = loaded.generation + Number(isNew);
    const file = isNew ? await createJournal(folder, generation) : await openJournal(folder, generation, new LineChain(loaded.checksum));
    // A journal of an earlier format is not continued.
    if (isNew && loaded.generation > 0)
      await appendFile(
        folder.journal(loaded.generation),
        new LineChain().encode(META, JSON.stringify({ format: loaded.format, next: generation })),
        { flush: true },
      );
    // After everything was loaded, so that a failed start changes nothing on disk.
    folder.removeUnfinished();
    folder.removeBefore(loaded.snapshot);
    return new FileJournal(folder, sections, file, { ...loaded, generation }, onFatal, compactFromBytes);
  }

  checkWritable(): void {
    if (this.#failure) throw new StatusError('UNAVAILABLE', `Data cannot be written: ${this.#failure.message}`);
  }

  append(section: string, json: string): void {
    this.#pending.push({ section, json });
    this.#appended += 1;
    this.#flushing ??= this.flush();
  }

  whenDurable(callback: () => void): void {
    if (this.#durable === this.#appended && this.#waiting.length === 0) callback();
    else this.#waiting.push({ upTo: this.#appended, callback });
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#compacting;
    // A closing line lets the next start notice if last lines were removed. It is written only if something has changed.
    if (!this.#failure && (this.#appended > 0 || !this.size.isClosed))
      await this.file.write(this.file.chain.encode(META, JSON.stringify({ format: FORMAT, closed: true })));
    await this.file.close();
  }

  private async flush(): Promise<void> {
    // All commits of one turn of the event loop share a write.
    await new Promise(setImmediate);
    try {
      while (this.#pending.length > 0) {
        // Encoded only here, because the checksum of a line depends on the file that it is written to.
        const text = this.#pending.map(({ section, json }) => this.file.chain.encode(section, json)).join('');
        const upTo = this.#appended;
        this.#pending = [];
        await this.file.write(text);
        this.size.journalBytes += text.length;
        this.#durable = upTo;
        this.callWaiting();
        this.compactIfLong();
        this.#betweenWrites?.();
      }
    } catch (error) {
      this.#failure = error as Error;
      this.onFatal(this.#failure);
    } finally {
      this.#flushing = undefined;
      this.#betweenWrites?.();
    }
  }

  private callWaiting(): void {
    for (let next = this.#waiting[0]; next && next.upTo <= this.#durable; next = this.#waiting[0]) {
      this.#waiting.shift();
      try {
        next.callback();
      } catch (error) {
        printError(shown`platform-emulator: unexpected error: ${linesOf(inspect(error))}`);
      }
    }
  }

  private compactIfLong(): void {
    const { journalBytes, snapshotBytes } = this.size;
    if (this.#compacting || journalBytes < Math.max(this.compactFromBytes, snapshotBytes)) return;
    this.#compacting = this.compact()
      // A failed snapshot loses nothing, since the journals still exist.
      .catch((error: unknown) => printError(shown`platform-emulator: snapshot failed: ${linesOf(inspect(error))}`))
      .finally(() => (this.#compacting = undefined));
  }

  /** Starts a new journal, writes the state as a snapshot, then removes the files that both replace. */
  private async compact(): Promise<void> {
    const generation = this.size.generation + 1;
    const next = await createJournal(this.folder, generation);
    const previous = await this.switchTo(next, generation);
    // The old journal names the next one, so that a start notices if the next one is lost.
    await previous.write(previous.chain.encode(META, JSON.stringify({ format: FORMAT, next: generation })));
    await previous.close();
    const target = this.folder.snapshot(generation);
    const bytes = await this.writeSnapshot(`${target}.tmp`);
    await rename(`${target}.tmp`, target);
    this.folder.sync();
    this.folder.removeBefore(generation);
    this.size.snapshotBytes = bytes;
  }

  /** Switches to the next journal while no write is running, so that no record is split over two files. */
  private switchTo(next: JournalFile, generation: number): Promise<JournalFile> {
    return new Promise((resolve) => {
      const change = (): void => {
        this.#betweenWrites = undefined;
        const previous = this.file;
        this.file = next;
        this.size = { ...this.size, generation, journalBytes: 0 };
        resolve(previous);
      };
      if (this.#flushing) this.#betweenWrites = change;
      else change();
    });
  }

  private async writeSnapshot(path: string): Promise<number> {
    const file = await open(path, 'w', FILE_MODE);
    const chain = new LineChain();
    try {
      let bytes = 0;
      let chunk = chain.encode(META, JSON.stringify({ format: FORMAT }));
      const write = async (): Promise<void> => {
        await file.appendFile(chunk, 'latin1');
        bytes += chunk.length;
        chunk = '';
      };
      for (const [name, section] of Object.entries(this.sections)) {
        for (const json of section.snapshot()) {
          chunk += chain.encode(name, json);
          if (chunk.length > SNAPSHOT_CHUNK) await write();
        }
      }
      chunk += chain.encode(END, '{}');
      await write();
      await file.sync();
      return bytes;
    } finally {
      await file.close();
    }
  }
}

class JournalFile {
  constructor(
    private readonly handle: FileHandle,
    readonly chain: LineChain,
  ) {}

  async write(text: string): Promise<void> {
    await this.handle.appendFile(text, 'latin1');
    await this.handle.datasync();
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

async function createJournal(folder: DataFolder, generation: number): Promise<JournalFile> {
  const chain = new LineChain();
  await folder.createJournal(generation, chain.encode(META, JSON.stringify({ format: FORMAT })));
  return openJournal(folder, generation, chain);
}

const openJournal = async (folder: DataFolder, generation: number, chain: LineChain): Promise<JournalFile> =>
  new JournalFile(await open(folder.journal(generation), 'a', FILE_MODE), chain);
