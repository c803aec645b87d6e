import type { StoredDocument } from './document';
import type { Micros } from '../values/time';

export interface Change {
  path: string;
  before: StoredDocument | undefined;
  after: StoredDocument | undefined;
}

export interface Commit {
  version: Micros;
  changes: readonly Change[];
}
