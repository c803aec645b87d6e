import type { Caller } from '../../store/documents/access';
import type { CommitResult, Committer } from '../../store/committer';
import type { Write } from '../../store/documents/write';
import type { Transactions } from './transactions';

/** Writes for a caller. All transports write by this class, so that every write waits for the transactions that have read its documents. */
export class Writing {
  constructor(
    private readonly committer: Committer,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Commits the writes, at once unless another transaction than `transaction` has read their documents. `answer` runs in the same step, before others
   * write. A caller who may not write is refused before the wait.
   */
  commit<T>(writes: readonly Write[], caller: Caller, answer: (result: CommitResult) => T, transaction?: string): T | Promise<T> {
    const commit = () => answer(this.committer.commit(writes, caller));
    return this.transactions.whenFree(changedPaths(writes), transaction ? () => this.transactions.end(transaction, commit) : commit, {
      own: transaction,
      beforeWait: () => this.committer.checkCaller(writes, caller),
    });
  }
}

/** The documents that the writes change, unlike those that they only verify. */
const changedPaths = (writes: readonly Write[]): string[] => writes.flatMap(({ kind, path }) => (kind === 'verify' ? [] : [path]));
