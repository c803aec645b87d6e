import type { StoredDocument } from '../../store/document';
import type { Commit } from '../../store/document-store';

/** How a target's documents have changed: those to send, and the paths of those that left. */
export interface TargetDelta {
  sent: StoredDocument[];
  left: string[];
}

/** A set of documents that a client follows. */
export interface Target {
  /** The documents now. Called once, at the start. */
  begin(): readonly StoredDocument[];
  /** Paths that do not exist and about which the client must be told so. */
  missing(): readonly string[];
  /** True when the path could belong to the target. */
  covers(path: string): boolean;
  /** True when whatever entered since a version has itself changed since then. */
  readonly entersOnlyByChange: boolean;
  /** Follows a commit; undefined when it does not concern the target. */
  follow(commit: Commit): TargetDelta | undefined;
}
