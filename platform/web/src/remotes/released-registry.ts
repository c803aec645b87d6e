import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hasExpired, keysIn, MOST_REMOTES, parseRegistry, trustIn, type SeenSerials, type Trust } from 'shared-kit/model/registry';
import { OwnedByAnother, replaceFile } from '../ground/replace-file';
import { StoredSerials } from './stored-serials';

/** The fields of a remote in the registry that the server needs. The shell checks the rest. */
export interface ListedRemote {
  name: string;
  entry: string;
  [more: string]: unknown;
}

export interface ReadRegistry {
  /** The file's text, as it was published. */
  text: string;
  etag: string;
  remotes: readonly ListedRemote[];
}

/** More bytes than the most remotes need. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * `up`: the published registry is in force. `stale`: it cannot be used, and the last valid one is in force. `down`: there is none that browsers accept.
 */
export type RegistryState = 'up' | 'stale' | 'down';

/** `registry.json` of the release folder, read again only when the file has been replaced. */
export class ReleasedRegistry {
  private readonly file: string;
  /** The last registry that was in force, for a restart while the published one cannot be used. */
  private readonly lastGood: string;
  private readonly keys: readonly string[];
  private readonly seen: StoredSerials;
  private reading: Promise<InForce> = Promise.resolve({ registry: registryIn('{"schema":1,"remotes":[]}'), state: 'down' });
  private readOf = '';
  private copyOwner: string | undefined;

  /** `onProblem` is called once for a file that cannot be used; the registry in force before stays, also across a restart. */
  constructor(
    folder: string,
    private readonly onProblem: (reason: string) => void,
    /** With keys, a file without a signature by one of them cannot be used, nor one that has expired or is older than one that was in force. */
    keys = '',
  ) {
    this.file = join(folder, 'registry.json');
    this.lastGood = `${resolve(folder)}.last-good.json`;
    this.keys = keysIn(keys);
    // Stored beside the folder, so that it is not replaced together with the registries that it checks.
    this.seen = new StoredSerials(`${resolve(folder)}.seen.json`, (error) =>
      onProblem(`which numbers were in force cannot be stored: ${String(error)}`),
    );
  }

  async current(): Promise<ReadRegistry> {
    return (await this.latest()).registry;
  }

  async state(): Promise<RegistryState> {
    const { registry, state } = await this.latest();
    return this.keys.length > 0 && hasExpired(JSON.parse(registry.text), Date.now()) ? 'down' : state;
  }

  /** Whose file keeps this server from keeping the registry in force for a restart, if it is another user's. */
  async ownerOfCopy(): Promise<string | undefined> {
    await this.latest();
    return this.copyOwner;
  }

  /** The numbers of registries that were in force, by the key that signed them: this server takes no lower ones. Empty without keys. */
  async numbersSeen(): Promise<SeenSerials> {
    await this.latest();
    return this.keys.length > 0 ? this.seen.load() : [];
  }

  private async latest(): Promise<InForce> {
    const mark = await this.mark();
    if (mark !== this.readOf) {
      this.readOf = mark;
      // Requests that arrive while the file is read wait for it too, and do not get the earlier registry.
      this.reading = this.readAfter(this.reading);
    }
    return this.reading;
  }

  private async readAfter(before: Promise<InForce>): Promise<InForce> {
    try {
      const registry = await this.read(this.file);
      await this.storeLastGood(registry.text);
      return { registry, state: 'up' };
    } catch (error) {
      this.onProblem(reasonOf(error));
    }
    const { registry, state } = await before;
    if (state !== 'down') return { registry, state: 'stale' };
    try {
      return { registry: await this.read(this.lastGood), state: 'stale' };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.onProblem(`the last good one cannot be used either: ${reasonOf(error)}`);
      return { registry, state };
    }
  }

  private async read(file: string): Promise<ReadRegistry> {
    if ((await stat(file)).size > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES} bytes`);
    const text = await readFile(file, 'utf8');
    const registry = registryIn(text);
    if (this.keys.length > 0) await this.requireTrusted(JSON.parse(text));
    return registry;
  }

  private async storeLastGood(text: string): Promise<void> {
    try {
      await replaceFile(this.lastGood, text);
      this.copyOwner = undefined;
    } catch (error) {
      if (error instanceof OwnedByAnother) this.copyOwner = error.owner;
      this.onProblem(`the registry in force cannot be kept for a restart: ${reasonOf(error)}`);
    }
  }

  private async requireTrusted(json: unknown): Promise<void> {
    const trust = await trustIn(json, { keys: this.keys, seen: await this.seen.load(), now: Date.now() });
    if (trust.refusal !== null) throw new Error(refusalText(trust, json as Numbered));
    await this.seen.store(trust.seen);
  }

  /** Distinguishes a file from its replacement, also by the inode number, because both may have the same time and size. */
  private async mark(): Promise<string> {
    try {
      const { ino, mtimeMs, size } = await stat(this.file);
      return `${ino} ${mtimeMs} ${size}`;
    } catch {
      return 'missing';
    }
  }
}

interface Numbered {
  serial?: unknown;
  expires?: unknown;
}

/** Why a registry is refused, for the log. */
function refusalText({ refusal, newest }: Exclude<Trust, { refusal: null }>, { serial, expires }: Numbered): string {
  switch (refusal) {
    case 'unsigned':
      return 'it is not signed by any key of REGISTRY_KEY';
    case 'unnumbered':
      return 'it has no number';
    case 'expired':
      return `it has expired: ${String(expires)}`;
    case 'older':
      return `its number ${String(serial)} is lower than ${newest}, which was in force. After a restore: npm run sign -- --above ${newest}`;
  }
}

interface InForce {
  registry: ReadRegistry;
  state: RegistryState;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function registryIn(text: string): ReadRegistry {
  const json = JSON.parse(text) as { remotes?: unknown } | null;
  const remotes: unknown[] = Array.isArray(json?.remotes) ? json.remotes : [];
  if (remotes.length > MOST_REMOTES) throw new Error(`it lists ${remotes.length} remotes, more than ${MOST_REMOTES}`);
  if (!parseRegistry(json)) throw new Error('it is no registry');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`, remotes: remotes as ListedRemote[] };
}
