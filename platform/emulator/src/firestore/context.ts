import type { Committer } from '../store/committer';
import type { DocumentStore } from '../store/document-store';
import type { Journal } from '../store/journal/journal';
import type { DatabaseName } from '../store/path';
import type { Reading } from './reading';
import type { Shares } from './shares';

export interface FirestoreContext {
  database: DatabaseName;
  store: DocumentStore;
  journal: Journal;
  committer: Committer;
  reading: Reading;
  shares: Shares;
}
