import type { StatusError } from '../../errors/status';
import type { StoredDocument } from '../../store/documents/document';
import type { Micros } from '../../store/values/time';

/** A message to a listening client, before it is converted for the client's transport. */
export type ListenMessage =
  | { kind: 'target'; change: TargetChangeType; targetIds: number[]; readTime?: Micros; cause?: StatusError }
  | { kind: 'change'; document: StoredDocument; targetIds: number[]; removedTargetIds: number[] }
  /** The document exists but has left the targets. */
  | { kind: 'remove'; path: string; removedTargetIds: number[]; readTime: Micros }
  /** The document does not exist. */
  | { kind: 'delete'; path: string; removedTargetIds: number[]; readTime: Micros }
  /** The number of documents in the target. A client that has another number starts over. */
  | { kind: 'filter'; targetId: number; count: number };

export type TargetChangeType = 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
