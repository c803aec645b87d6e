import type { Faults } from '../../faults/faults';
import type { Committer } from '../../store/committer';
import type { DocumentStore } from '../../store/document-store';
import type { Journal } from '../../store/journal/journal';
import type { DatabaseName } from '../../store/values/path';
import type { Reading } from './reading';
import type { Shares } from './shares';
import type { Transactions } from './transactions';
import type { Writing } from './writing';

export interface FirestoreContext {
  database: DatabaseName;
  store: DocumentStore;
  journal: Journal;
  committer: Committer;
  reading: Reading;
  faults: Faults;
  transactions: Transactions;
  writing: Writing;
  shares: Shares;
}
