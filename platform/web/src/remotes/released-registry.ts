import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signingKey } from './registry-signature';
import { SeenSerials } from './seen-serials';

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

/** The contract's limit (`shared-kit/contract`), and more bytes than so many remotes need. */
const MOST_REMOTES = 200;
const MOST_BYTES = 4 * 1024 * 1024;

/** `registry.json` of the release folder, read again only when the file has been replaced. */
export class ReleasedRegistry {
  private readonly file: string;
  private readonly keys: readonly string[];
  private readonly seen: SeenSerials;
  private reading = Promise.resolve(registryIn('{"schema":1,"remotes":[]}'));
  private readOf = '';

  /** `onProblem` is called once for a file that cannot be used; the registry read before stays in force. */
  constructor(
    folder: string,
    private readonly onProblem: (reason: string) => void,
    /** With keys, a file without a signature by one of them cannot be used, nor one that has expired or is older than one that was in force. */
    keys = '',
  ) {
    this.file = join(folder, 'registry.json');
    this.keys = keys.split(/\s+/).filter(Boolean);
    // Beside the folder, so that it is not replaced together with what it is there to judge.
    this.seen = new SeenSerials(`${resolve(folder)}.seen.json`, (error) => onProblem(`which numbers were in force cannot be stored: ${String(error)}`));
  }

  async current(): Promise<ReadRegistry> {
    const found = await this.mark();
    if (found !== this.readOf) {
      this.readOf = found;
      // Requests that arrive while the file is read wait for it too, and do not get the earlier registry.
      this.reading = this.readAfter(this.reading);
    }
    return this.reading;
  }

  private async readAfter(before: Promise<ReadRegistry>): Promise<ReadRegistry> {
    try {
      if ((await stat(this.file)).size > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES} bytes`);
      const text = await readFile(this.file, 'utf8');
      const registry = registryIn(text);
      if (this.keys.length > 0) await this.requireCurrent(JSON.parse(text) as Signed);
      return registry;
    } catch (error) {
      this.onProblem(error instanceof Error ? error.message : String(error));
      return before;
    }
  }

  private async requireCurrent(json: Signed): Promise<void> {
    const { serial, expires } = json;
    const key = signingKey(json, this.keys);
    if (key === undefined) throw new Error('it is not signed by any key of REGISTRY_KEY');
    if (!Number.isSafeInteger(serial)) throw new Error('it has no number');
    if (expires !== undefined && !(Date.parse(String(expires)) > Date.now())) throw new Error(`it has expired: ${String(expires)}`);
    const newer = await this.seen.newerThan(key, serial as number, this.keys);
    if (newer !== undefined) throw new Error(`its number ${String(serial)} is lower than ${newer}, which was in force. After a restore: npm run sign -- --above ${newer}`);
    await this.seen.remember(key, serial as number);
  }

  /** Tells one file from its replacement: by the inode number too, because both may have the same time and size. */
  private async mark(): Promise<string> {
    try {
      const { ino, mtimeMs, size } = await stat(this.file);
      return `${ino} ${mtimeMs} ${size}`;
    } catch {
      return 'missing';
    }
  }
}

interface Signed {
  serial?: unknown;
  expires?: unknown;
}

function registryIn(text: string): ReadRegistry {
  const json = JSON.parse(text) as { schema?: unknown; remotes?: unknown } | null;
  if (json?.schema !== 1 || !Array.isArray(json.remotes)) throw new Error('it is no registry');
  if (json.remotes.length > MOST_REMOTES) throw new Error(`it lists ${json.remotes.length} remotes, more than ${MOST_REMOTES}`);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`, remotes: json.remotes as ListedRemote[] };
}
