import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSignedBy } from './registry-signature';

/** The fields of a remote in the registry that the server needs. The shell checks the rest. */
export interface ListedRemote {
  name: string;
  entry: string;
  canary?: { remote: ListedRemote };
  [more: string]: unknown;
}

export interface ReadRegistry {
  /** The file's text, as it was published. */
  text: string;
  etag: string;
  remotes: readonly ListedRemote[];
  /** Other origins from which scripts of remotes are loaded, for the pages' policy. */
  origins: readonly string[];
}

/** `registry.json` of the release folder, read again only when the file has been replaced. */
export class ReleasedRegistry {
  private readonly file: string;
  private reading = Promise.resolve(registryIn('{"schema":1,"remotes":[]}'));
  private readOf = '';

  /** `onProblem` is called once for a file that cannot be used; the registry read before stays in force. */
  constructor(
    folder: string,
    private readonly onProblem: (reason: string) => void,
    /** With keys, a file without a signature by one of them cannot be used. */
    private readonly keys?: string,
  ) {
    this.file = join(folder, 'registry.json');
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
      return registryIn(await readFile(this.file, 'utf8'), this.keys);
    } catch (error) {
      this.onProblem(error instanceof Error ? error.message : String(error));
      return before;
    }
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

function registryIn(text: string, keys?: string): ReadRegistry {
  const json = JSON.parse(text) as { schema?: unknown; remotes?: unknown } | null;
  if (json?.schema !== 1 || !Array.isArray(json.remotes)) throw new Error('it is no registry');
  if (keys && !isSignedBy(json, keys)) throw new Error('it is not signed by any key of REGISTRY_KEY');
  const remotes = json.remotes as ListedRemote[];
  const entries = remotes.flatMap((remote) => [remote?.entry, remote?.canary?.remote?.entry]);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`, remotes, origins: [...new Set(entries.flatMap(originOf))] };
}

/** The origin of a remote's entry; none for a path on this server. */
function originOf(entry: unknown): string[] {
  if (typeof entry !== 'string' || !/^https?:\/\//.test(entry) || !URL.canParse(entry)) return [];
  const { origin } = new URL(entry);
  // Characters such as `;` in a host name would change the policy: such an address is left out.
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
