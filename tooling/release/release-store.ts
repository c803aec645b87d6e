/** The storage of releases: a folder or a bucket. Paths are those of the console's site (`registry.json`, `remotes/mfe-x/1.0.0-ab/remoteEntry.js`), so that both can be served directly. */
export interface ReleaseStore {
  /** for messages */
  name: string;
  read: (path: string) => Promise<Buffer | null>;
  /** the names in a folder, in order */
  list: (folder: string) => Promise<string[]>;
  /** false if the file exists; writes the file completely or not at all */
  create: (path: string, bytes: Buffer) => Promise<boolean>;
  /** in one step: readers get either the old or the new bytes */
  replace: (path: string, bytes: Buffer) => Promise<void>;
  /** does not change an existing complete folder */
  addFolder: (folder: string, files: Map<string, Buffer>) => Promise<void>;
}
