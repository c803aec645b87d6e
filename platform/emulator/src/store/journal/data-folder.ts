import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmulatorStartError } from '../../errors/start-error';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity';

/** Other users of this machine must not read documents, accounts and files. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

const FILE = /^(snapshot|journal)-(\d+)\.jsonl$/;
/** Files that were being written when the program was killed. The data are complete without them. */
const UNFINISHED = /^(snapshot|journal)-\d+\.jsonl\.tmp$/;
/** The subfolder with the bytes of stored files, created after the first journal. */
const BLOBS = 'files';

/** The files of a data folder. A snapshot of generation n holds the content of all journals before n. */
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
   * The newest snapshot, and the journals after it, oldest first. Throws if one of them is missing, since its records would be lost unnoticed.
   */
  list(): { snapshot: number | undefined; journals: number[] } {
    const files = readdirSync(this.path).flatMap((name) => {
      const match = FILE.exec(name);
      return match ? [{ kind: match[1], generation: Number(match[2]) }] : [];
    });
    const snapshots = files.filter(({ kind }) => kind === 'snapshot').map(({ generation }) => generation);
    const snapshot = snapshots.length > 0 ? Math.max(...snapshots) : undefined;
    const journals = files
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

  /** Creates a journal with its first record by renaming a complete file, so that an empty journal always means damage. */
  async createJournal(generation: number, firstLine: string): Promise<void> {
    const path = this.journal(generation);
    await writeFile(`${path}.tmp`, firstLine, { encoding: 'latin1', flush: true, mode: FILE_MODE });
    await rename(`${path}.tmp`, path);
    this.sync();
  }

  removeUnfinished(): void {
    for (const name of readdirSync(this.path)) if (UNFINISHED.test(name)) rmSync(join(this.path, name), { recursive: true });
  }

  /** Removes older files, whose content is in the snapshot of this generation. */
  removeBefore(generation: number): void {
    for (const name of readdirSync(this.path)) {
      const match = FILE.exec(name);
      if (match && Number(match[2]) < generation) rmSync(join(this.path, name));
    }
  }

  /** Writes the folder's entries to disk, so that new and renamed files survive a power failure. */
  sync(): void {
    const handle = openSync(this.path, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  /** Locks the folder, since two programs that write the same journal would destroy it. */
  lock(): () => void {
    const file = lockOf(this.path);
    const isThere = existsSync(file);
    const pid = processUsing(this.path);
    if (pid !== undefined) throw new EmulatorStartError({ code: 'DATA_IN_USE', file, pid });
    try {
      if (isThere) rmSync(file, { force: true });
      // Of two programs that start at the same time, only one can create the file.
      writeFileSync(file, JSON.stringify({ ...identityOf(process.pid), folder: folderIdentity(this.path) }), {
        mode: FILE_MODE,
        flag: 'wx',
      });
    } catch (error) {
      const other = readHolder(file);
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' && other)
        throw new EmulatorStartError({ code: 'DATA_IN_USE', file, pid: other.pid });
      throw new EmulatorStartError({ code: 'DATA_UNWRITABLE', file, reason: (error as Error).message });
    }
    return () => rmSync(file, { force: true });
  }
}

function missing(file: string): EmulatorStartError {
  return new EmulatorStartError({ code: 'DATA_DAMAGED', file, line: 0, reason: 'it is missing' });
}

const lockOf = (path: string): string => join(path, 'lock');

/** The id of another running process that has locked the folder, if there is one. */
export function processUsing(path: string): number | undefined {
  const holder = readHolder(lockOf(path));
  if (holder === undefined || (holder.folder ?? folderIdentity(path)) !== folderIdentity(path)) return undefined;
  return holder.pid !== process.pid && isRunning(holder) ? holder.pid : undefined;
}

/** Identifies the folder on this machine, also after it was moved. A copy has another identity, so a lock that was copied with it does not count. */
function folderIdentity(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

/** The process that holds the lock, and its folder. Earlier versions wrote no folder, or only the process id. */
function readHolder(file: string): (Partial<ProcessIdentity> & { pid: number; folder?: string }) | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as number | (ProcessIdentity & { folder?: string }) | null;
    return typeof holder === 'number' ? { pid: holder } : (holder ?? undefined);
  } catch {
    return undefined;
  }
}

/** Sets the permissions of a file if this process may do that. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // The file belongs to another user, who decides about its permissions.
  }
}
