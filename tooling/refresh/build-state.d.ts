/** What pages are told of a build in development. */
export interface BuildState {
  /** Of the last build without errors; empty before there is one. */
  hash: string;
  /** A hash of what that build declares to the shell. A page that was loaded with another one reloads. */
  declared: string;
  /** Of the last build. */
  problems: string[];
}
