import type { StoredDocument } from '../../store/document';
import type { Commit } from '../../store/commit';

/** How a target's documents have changed: those to send, and the paths of those that left. */
export interface TargetDelta {
  sent: StoredDocument[];
  left: string[];
}

/** A set of documents that a client follows. */
export interface Target {
  /** The documents now. Called once, at the start. */
  begin(): readonly StoredDocument[];
  /** Paths of documents that do not exist, which the client must be told. */
  missing(): readonly string[];
  /** True when the path could belong to the target. */
  covers(path: string): boolean;
  /** True when a document can enter only by a change of its own. Then a resuming client needs only the changed documents. */
  readonly entersOnlyByChange: boolean;
  /** Follows a commit; undefined when it does not concern the target. */
  follow(commit: Commit): TargetDelta | undefined;
}
