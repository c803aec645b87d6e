import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmulatorStartError } from '../../errors/start-error';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity';

/** Documents, accounts and files are for nobody else on this machine. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

const FILE = /^(snapshot|journal)-(\d+)\.jsonl$/;
/** Files that were being written when the program was killed; the data is complete without them. */
const UNFINISHED = /^(snapshot|journal)-\d+\.jsonl\.tmp$/;
/** Where the bytes of stored files lie; made when the first journal is there. */
const BLOBS = 'files';

/** Names of the data files. A snapshot of generation n holds all that journals before n hold. */
export class DataFolder {
  constructor(readonly path: string) {
    try {
      mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
      restrict(path, FOLDER_MODE);
      for (const entry of readdirSync(path, { withFileTypes: true })) if (entry.isFile()) restrict(join(path, entry.name), FILE_MODE);
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
    await writeFile(`${path}.tmp`, firstLine, { encoding: 'latin1', flush: true, mode: FILE_MODE });
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

  /** Which folder of this machine it is, also after it was moved. A copy is another one: the lock in it is of the original. */
  private identity(): string {
    const { dev, ino } = statSync(this.path, { bigint: true });
    return `${dev}:${ino}`;
  }

  /** Locks the folder: two programs writing the same journal would destroy it. */
  lock(): () => void {
    const file = join(this.path, 'lock');
    const isThere = existsSync(file);
    const holder = readHolder(file);
    const isOfThisFolder = (holder?.folder ?? this.identity()) === this.identity();
    if (holder !== undefined && isOfThisFolder && holder.pid !== process.pid && isRunning(holder)) {
      throw new EmulatorStartError({ code: 'DATA_IN_USE', file, pid: holder.pid });
    }
    try {
      if (isThere) rmSync(file, { force: true });
      // Of two programs that start together, one alone creates it.
      writeFileSync(file, JSON.stringify({ ...identityOf(process.pid), folder: this.identity() }), { mode: FILE_MODE, flag: 'wx' });
    } catch (error) {
      const other = readHolder(file);
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' && other) throw new EmulatorStartError({ code: 'DATA_IN_USE', file, pid: other.pid });
      throw new EmulatorStartError({ code: 'DATA_UNWRITABLE', file, reason: (error as Error).message });
    }
    return () => rmSync(file, { force: true });
  }
}

function missing(file: string): EmulatorStartError {
  return new EmulatorStartError({ code: 'DATA_DAMAGED', file, line: 0, reason: 'it is missing' });
}

/** Who has locked which folder. Earlier versions did not write the folder, or the process id alone. */
function readHolder(file: string): (Partial<ProcessIdentity> & { pid: number; folder?: string }) | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as number | (ProcessIdentity & { folder?: string }) | null;
    return typeof holder === 'number' ? { pid: holder } : (holder ?? undefined);
  } catch {
    return undefined;
  }
}

/** Changes who may open a file, as far as this process may. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // It belongs to somebody else, who decides that.
  }
}
