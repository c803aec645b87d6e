import type { StoredDocument } from '../../store/documents/document';
import type { Commit } from '../../store/documents/commit';

/** The changes of a target: the documents to send, and the paths of those that left. */
export interface TargetDelta {
  changed: StoredDocument[];
  removedPaths: string[];
}

/** A set of documents that a client listens to. */
export interface Target {
  /** The documents now. Called once, at the start. */
  begin(): readonly StoredDocument[];
  /** Paths of documents that do not exist, which must be sent to the client. */
  missing?(): readonly string[];
  /** True when the path could belong to the target. */
  covers(path: string): boolean;
  /** True when a document can enter only because it has changed. Then a resuming client needs only the changed documents. */
  readonly entersOnlyByChange: boolean;
  /** Applies a commit; undefined when it does not concern the target. */
  follow(commit: Commit): TargetDelta | undefined;
}
