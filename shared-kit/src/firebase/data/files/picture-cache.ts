import { fileStore } from './file-store';

/** When this number of pictures is kept, the next download removes all but the newest {@link KEPT} (SHELL-14, D-98). */
const MOST = 10;
const KEPT = 5;

/** A picture in use: its object URL is valid until it is released. */
export interface HeldPicture {
  /** Rejects with a `StoreError`; the next hold of the same path tries again. */
  readonly url: Promise<string>;
  release(): void;
}

interface Entry {
  readonly url: Promise<string>;
  users: number;
  /** No longer in the cache: its URL is revoked when nothing uses it any more. */
  dropped: boolean;
}

/** Downloaded pictures by their Storage path, as object URLs. Requests during a download share it. */
export class PictureCache {
  private readonly entries = new Map<string, Entry>();

  /** The paths of the kept pictures, the oldest first. */
  paths(): string[] {
    return [...this.entries.keys()];
  }

  hold(path: string): HeldPicture {
    const entry = this.entries.get(path) ?? this.load(path);
    entry.users++;
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      entry.users--;
      this.revokeUnused(entry);
    };
    return { url: entry.url, release };
  }

  /** Called before a sign-out, so that no data of a company stays in the page. */
  clear(): void {
    for (const path of this.paths()) this.drop(path);
  }

  private load(path: string): Entry {
    if (this.entries.size >= MOST) for (const oldest of this.paths().slice(0, -KEPT)) this.drop(oldest);
    const url = fileStore()
      .read(path)
      .then((file) => URL.createObjectURL(file));
    const entry: Entry = { url, users: 0, dropped: false };
    this.entries.set(path, entry);
    url.catch(() => {
      if (this.entries.get(path) === entry) this.drop(path);
    });
    return entry;
  }

  private drop(path: string): void {
    const entry = this.entries.get(path);
    if (!entry) return;
    this.entries.delete(path);
    entry.dropped = true;
    this.revokeUnused(entry);
  }

  private revokeUnused(entry: Entry): void {
    if (!entry.dropped || entry.users > 0) return;
    // A failed download has no URL to revoke.
    entry.url.then((url) => URL.revokeObjectURL(url)).catch(() => undefined);
  }
}

/** The only cache of the page. */
export const pictures = new PictureCache();
