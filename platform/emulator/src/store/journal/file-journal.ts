import { open, rename, type FileHandle } from 'node:fs/promises';
import { StatusError } from '../../status';
import type { DataFolder } from './data-folder';
import type { Journal } from './journal';
import { encodeLine } from './line';
import { END, FORMAT, load, META, type Loaded } from './load';
import type { JournalSections } from './section';

/** A snapshot is written when the journal is longer than this and longer than the last snapshot. */
const COMPACT_FROM_BYTES = 16 * 1024 * 1024;
const SNAPSHOT_CHUNK = 512 * 1024;

/**
 * An append-only file with group commit: while one write is being made durable, later records gather and go
 * together in the next. Replaced by a snapshot and a fresh journal when it has grown long.
 */
export class FileJournal implements Journal {
  #pending: string[] = [];
  #appended = 0;
  #durable = 0;
  #waiting: { upTo: number; callback: () => void }[] = [];
  #flushing: Promise<void> | undefined;
  #compacting: Promise<void> | undefined;
  #failure: Error | undefined;
  /** Set while {@link switchTo} waits for the moment between two writes. */
  #betweenWrites: (() => void) | undefined;

  private constructor(
    private readonly folder: DataFolder,
    private readonly sections: JournalSections,
    private file: FileHandle,
    private size: Loaded,
    private readonly onFatal: (error: Error) => void,
  ) {}

  static async open(folder: DataFolder, sections: JournalSections, onFatal: (error: Error) => void): Promise<FileJournal> {
    const loaded = load(folder, sections);
    const generation = Math.max(loaded.generation, 1);
    const file = await openJournal(folder, generation, loaded.generation === 0);
    // Only after everything was loaded: a start that fails changes nothing on disk.
    folder.removeUnfinished();
    folder.removeBefore(loaded.snapshot);
    return new FileJournal(folder, sections, file, { ...loaded, generation }, onFatal);
  }

  checkWritable(): void {
    if (this.#failure) throw new StatusError('UNAVAILABLE', `Data cannot be written: ${this.#failure.message}`);
  }

  append(section: string, json: string): void {
    this.#pending.push(encodeLine(section, json));
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
    await this.file.close();
  }

  private async flush(): Promise<void> {
    // All commits of the same turn of the event loop share one write.
    await new Promise(setImmediate);
    try {
      while (this.#pending.length > 0) {
        const text = this.#pending.join('');
        const upTo = this.#appended;
        this.#pending = [];
        await this.file.appendFile(text, 'latin1');
        await this.file.datasync();
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
        console.error('platform-emulator: unexpected error', error);
      }
    }
  }

  private compactIfLong(): void {
    const { journalBytes, snapshotBytes } = this.size;
    if (this.#compacting || journalBytes < Math.max(COMPACT_FROM_BYTES, snapshotBytes)) return;
    this.#compacting = this.compact()
      // A failed snapshot loses nothing: the journals are still there.
      .catch((error: unknown) => console.error('platform-emulator: snapshot failed', error))
      .finally(() => (this.#compacting = undefined));
  }

  /** Starts a new journal, writes the state as a snapshot beside it, then drops what both replace. */
  private async compact(): Promise<void> {
    const generation = this.size.generation + 1;
    const next = await openJournal(this.folder, generation, true);
    const previous = await this.switchTo(next, generation);
    // The old journal names the next one, so that a start notices when that one is lost.
    await previous.appendFile(encodeLine(META, JSON.stringify({ format: FORMAT, next: generation })), 'latin1');
    await previous.datasync();
    await previous.close();
    const target = this.folder.snapshot(generation);
    const bytes = await this.writeSnapshot(`${target}.tmp`);
    await rename(`${target}.tmp`, target);
    this.folder.sync();
    this.folder.removeBefore(generation);
    this.size.snapshotBytes = bytes;
  }

  /** Switches to the next journal between two writes, so that no record is split over two files. */
  private switchTo(next: FileHandle, generation: number): Promise<FileHandle> {
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
    const file = await open(path, 'w');
    try {
      let bytes = 0;
      let chunk = encodeLine(META, JSON.stringify({ format: FORMAT }));
      const write = async (): Promise<void> => {
        await file.appendFile(chunk, 'latin1');
        bytes += chunk.length;
        chunk = '';
      };
      for (const [name, section] of Object.entries(this.sections)) {
        for (const json of section.snapshot()) {
          chunk += encodeLine(name, json);
          if (chunk.length > SNAPSHOT_CHUNK) await write();
        }
      }
      chunk += encodeLine(END, '{}');
      await write();
      await file.sync();
      return bytes;
    } finally {
      await file.close();
    }
  }
}

async function openJournal(folder: DataFolder, generation: number, isNew: boolean): Promise<FileHandle> {
  if (isNew) await folder.createJournal(generation, encodeLine(META, JSON.stringify({ format: FORMAT })));
  return open(folder.journal(generation), 'a');
}
