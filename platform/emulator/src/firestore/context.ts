import type { Faults } from '../faults/faults';
import type { Committer } from '../store/committer';
import type { DocumentStore } from '../store/document-store';
import type { Journal } from '../store/journal/journal';
import type { DatabaseName } from '../store/path';
import type { Reading } from './reading';

export interface FirestoreContext {
  database: DatabaseName;
  store: DocumentStore;
  journal: Journal;
  committer: Committer;
  reading: Reading;
  faults: Faults;
}
