/** What the tools use of the entry, which is JavaScript. */
export function nodeIsTooOld(version: string): boolean;

export interface Pinned {
  version: string;
  /** SHA-512 of the package, in hexadecimal. */
  hash: string;
}

export function pinnedIn(packageManager: string): Pinned;

/** `hashes`: of the packages with the program of a platform. Rejects if a package has another hash: then nothing of it was run. */
export function pnpmProgram(options?: { root?: string; pinned?: Pinned; hashes?: Record<string, string> }): Promise<string>;

export function pnpmArguments(args: readonly string[]): Promise<string[]>;

export function installHash(): string;

/** Rejects with an error whose message has lines of other programs. */
export function ensureInstalled(): Promise<void>;
