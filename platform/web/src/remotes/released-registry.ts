import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isSignedBy } from './registry-signature';

/** What the server needs of a remote in the registry. The shell checks the rest. */
export interface ListedRemote {
  name: string;
  entry: string;
  canary?: { remote: ListedRemote };
  [more: string]: unknown;
}

export interface ReadRegistry {
  /** As it was published. */
  text: string;
  etag: string;
  remotes: readonly ListedRemote[];
  /** Where its scripts come from, besides this server: the pages' policy names them. */
  origins: readonly string[];
}

/** `registry.json` of the release folder, read again only when it was switched. */
export class ReleasedRegistry {
  private readonly file: string;
  private reading = Promise.resolve(registryIn('{"schema":1,"remotes":[]}'));
  private readOf = '';

  /** `onProblem` is told once of a file that cannot be used; what was read before stays in force. */
  constructor(
    folder: string,
    private readonly onProblem: (reason: string) => void,
    /** Without a signature by one of them the file cannot be used. */
    private readonly keys?: string,
  ) {
    this.file = join(folder, 'registry.json');
  }

  async current(): Promise<ReadRegistry> {
    const found = await this.mark();
    if (found !== this.readOf) {
      this.readOf = found;
      // Whoever asks meanwhile waits for it too, and never gets what was there before.
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

  /** Another file in its place has another number, whatever the clock says. */
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

/** Of a whole address; one on this server has none. */
function originOf(entry: unknown): string[] {
  if (typeof entry !== 'string' || !/^https?:\/\//.test(entry) || !URL.canParse(entry)) return [];
  const { origin } = new URL(entry);
  // A name in which the policy would see something else is no name of a host.
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
