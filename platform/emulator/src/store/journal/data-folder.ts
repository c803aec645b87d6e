import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmulatorStartError } from '../../start-error';

const FILE = /^(snapshot|journal)-(\d+)\.jsonl$/;
/** Files that were being written when the program was killed; the data is complete without them. */
const UNFINISHED = /^(snapshot|journal)-\d+\.jsonl\.tmp$/;
/** Where the bytes of stored files lie; made when the first journal is there. */
const BLOBS = 'files';

/** Names of the data files. A snapshot of generation n holds all that journals before n hold. */
export class DataFolder {
  constructor(readonly path: string) {
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      throw new EmulatorStartError({ code: 'DATA_UNWRITABLE', file: path, reason: (error as Error).message });
    }
  }

  journal(generation: number): string {
    return join(this.path, `journal-${generation}.jsonl`);
  }

  snapshot(generation: number): string {
    return join(this.path, `snapshot-${generation}.jsonl`);
  }

  get blobs(): string {
    return join(this.path, BLOBS);
  }

  /**
   * The newest snapshot, and the journals that follow it, oldest first. Throws when one of them is missing, because its records
   * would be lost without a word.
   */
  list(): { snapshot: number | undefined; journals: number[] } {
    const found = readdirSync(this.path).flatMap((name) => {
      const match = FILE.exec(name);
      return match ? [{ kind: match[1], generation: Number(match[2]) }] : [];
    });
    const snapshots = found.filter(({ kind }) => kind === 'snapshot').map(({ generation }) => generation);
    const snapshot = snapshots.length > 0 ? Math.max(...snapshots) : undefined;
    const journals = found
      .filter(({ kind, generation }) => kind === 'journal' && generation >= (snapshot ?? 0))
      .map(({ generation }) => generation)
      .sort((a, b) => a - b);
    this.checkComplete(snapshot, journals);
    return { snapshot, journals };
  }

  private checkComplete(snapshot: number | undefined, journals: readonly number[]): void {
    const [first] = journals;
    if (snapshot === undefined && first !== undefined && first > 1) throw missing(this.snapshot(first));
    const isNew = snapshot === undefined && first === undefined && !existsSync(this.blobs);
    if (isNew) return;
    const start = snapshot ?? 1;
    for (let generation = start; generation <= (journals.at(-1) ?? start); generation += 1) {
      if (!journals.includes(generation)) throw missing(this.journal(generation));
    }
  }

  /** Creates a journal together with its first record, by renaming: an empty journal always means damage. */
  async createJournal(generation: number, firstLine: string): Promise<void> {
    const path = this.journal(generation);
    await writeFile(`${path}.tmp`, firstLine, { encoding: 'latin1', flush: true });
    await rename(`${path}.tmp`, path);
    this.sync();
  }

  removeUnfinished(): void {
    for (const name of readdirSync(this.path)) if (UNFINISHED.test(name)) rmSync(join(this.path, name), { recursive: true });
  }

  /** Removes the older files, whose content is in the snapshot of this generation. */
  removeBefore(generation: number): void {
    for (const name of readdirSync(this.path)) {
      const match = FILE.exec(name);
      if (match && Number(match[2]) < generation) rmSync(join(this.path, name));
    }
  }

  /** Makes new and renamed files survive a power failure. */
  sync(): void {
    const handle = openSync(this.path, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  /** Locks the folder: two programs writing the same journal would destroy it. */
  lock(): () => void {
    const file = join(this.path, 'lock');
    const holder = readPid(file);
    if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
      throw new EmulatorStartError({ code: 'DATA_IN_USE', file, pid: holder });
    }
    try {
      writeFileSync(file, String(process.pid));
    } catch (error) {
      throw new EmulatorStartError({ code: 'DATA_UNWRITABLE', file, reason: (error as Error).message });
    }
    return () => rmSync(file, { force: true });
  }
}

function missing(file: string): EmulatorStartError {
  return new EmulatorStartError({ code: 'DATA_DAMAGED', file, line: 0, reason: 'it is missing' });
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
