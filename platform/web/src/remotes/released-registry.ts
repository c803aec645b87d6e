import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
}

const EMPTY = registryIn('{"schema":1,"remotes":[]}');

/** `registry.json` of the release folder, read again only when it was switched. */
export class ReleasedRegistry {
  private readonly file: string;
  private read: ReadRegistry = EMPTY;
  private readOf = '';

  /** `onProblem` is told once of a file that cannot be used; what was read before stays in force. */
  constructor(
    folder: string,
    private readonly onProblem: (reason: string) => void,
  ) {
    this.file = join(folder, 'registry.json');
  }

  async current(): Promise<ReadRegistry> {
    const found = await this.mark();
    if (found !== this.readOf) {
      this.readOf = found;
      try {
        this.read = registryIn(await readFile(this.file, 'utf8'));
      } catch (error) {
        this.onProblem(error instanceof Error ? error.message : String(error));
      }
    }
    return this.read;
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

function registryIn(text: string): ReadRegistry {
  const json = JSON.parse(text) as { schema?: unknown; remotes?: unknown } | null;
  if (json?.schema !== 1 || !Array.isArray(json.remotes)) throw new Error('it is no registry');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`, remotes: json.remotes as ListedRemote[] };
}
