/** The message to pages about a build in development. */
export interface BuildState {
  /** Hash of the last build without errors; empty before the first. */
  hash: string;
  /** A hash of the remote's declarations in that build. A page that was loaded with another one reloads. */
  declared: string;
  /** Problems of the last build. */
  problems: string[];
}
