export interface Build {
  version: string;
  /** The commit it was built from; absent where no release was laid out. */
  commit?: string;
}
