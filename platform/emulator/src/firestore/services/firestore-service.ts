import type { Caller } from '../../store/documents/access';
import type { StatusError } from '../../errors/status';
import { invalidArgument, statusOf } from '../../errors/status';
import { aggregate, type WireAggregation } from '../../store/query/aggregate';
import type { WireQuery } from '../../store/query-spec/structured-query';
import { formatTime } from '../../store/values/time';
import { parseFieldPath, type FieldPath } from '../../store/values/field-path';
import { parseWrite, type WireWrite } from '../../store/documents/write';
import type { FirestoreContext } from '../database/context';
import type { Transactions } from '../database/transactions';
import { wireDocument, wireWriteResult } from '../wire/wire';

export interface TransactionSelector {
  transaction?: string;
  newTransaction?: { readOnly?: { readTime?: string }; readWrite?: object };
  readTime?: string;
}

export interface BatchGetRequest extends TransactionSelector {
  database?: string;
  documents?: string[];
  mask?: { fieldPaths?: string[] };
}

export interface RunQueryRequest extends TransactionSelector {
  parent?: string;
  structuredQuery?: WireQuery;
}

export interface AggregationRequest extends TransactionSelector {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
}

export interface CommitRequest {
  database?: string;
  writes?: WireWrite[];
  transaction?: string;
}

/** Calls with one answer or a list of answers, in JSON form, for both gRPC and plain HTTP. */
export class FirestoreService {
  readonly #transactions: Transactions;

  constructor(private readonly context: FirestoreContext) {
    this.#transactions = context.transactions;
  }

  async batchGet(request: BatchGetRequest, caller: Caller): Promise<object[]> {
    const { database, reading } = this.context;
    database.check(request.database);
    const paths = (request.documents ?? []).map((name) => database.documentPath(name));
    const mask = request.mask && fieldMask(request.mask);
    return this.inTransaction(request, async (id) => {
      for (const path of paths) reading.checkGet(caller, path, paths);
      if (id !== undefined) await this.#transactions.lock(id, paths);
      const readTime = this.readTime();
      const batch = {};
      return paths.map((path) => {
        // Checks access again: the documents that the rules read may have changed while this request waited for the lock.
        const document = reading.get(caller, path, batch);
        return document ? { found: wireDocument(database, document, mask), readTime } : { missing: database.nameOf(path), readTime };
      });
    });
  }

  async runQuery(request: RunQueryRequest, caller: Caller): Promise<object[]> {
    const { database, reading } = this.context;
    const query = reading.query(request.parent, request.structuredQuery ?? {});
    return this.inTransaction(request, (id) => {
      const readTime = this.readTime();
      const documents = reading.list(caller, query).map((document) => ({
        document: wireDocument(database, document, query.spec.select),
        readTime,
      }));
      if (id !== undefined) this.#transactions.remember(id, query);
      return documents.length > 0 ? documents : [{ readTime }];
    });
  }

  async runAggregationQuery(request: AggregationRequest, caller: Caller): Promise<object[]> {
    const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const query = this.context.reading.query(request.parent, structuredQuery);
    const [first, ...others] = await this.inTransaction(request, (id) => {
      const aggregateFields = aggregate(this.context.reading.list(caller, query), aggregations);
      if (id !== undefined) this.#transactions.remember(id, query);
      return [{ result: { aggregateFields }, readTime: this.readTime() }];
    });
    // In this call the id of a begun transaction is in the same message as the result.
    return [{ ...first, ...others[0] }];
  }

  async commit(request: CommitRequest, caller: Caller): Promise<object> {
    this.context.database.check(request.database);
    const { transaction } = request;
    const commit = () => {
      const writes = (request.writes ?? []).map((write) => parseWrite(write, this.context.database));
      return this.context.writing.commit(writes, caller, (result) => result, transaction);
    };
    const { commitTime, results } = await (transaction ? this.#transactions.use(transaction, commit) : commit());
    return { writeResults: results.map(wireWriteResult), commitTime: formatTime(commitTime) };
  }

  /** Applies each write on its own, so that a failed one does not stop the others. */
  async batchWrite(request: CommitRequest, caller: Caller): Promise<object> {
    const { database } = this.context;
    database.check(request.database);
    const names = (request.writes ?? []).map(({ update, delete: deleted, transform }) => update?.name ?? deleted ?? transform?.document);
    if (new Set(names).size < names.length) throw invalidArgument('Cannot write to the same document more than once in a batch.');
    const outcomes = await Promise.all((request.writes ?? []).map((write) => this.writeOne(write, caller)));
    return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
  }

  async beginTransaction(request: { database?: string; options?: TransactionSelector['newTransaction'] }): Promise<object> {
    this.context.database.check(request.database);
    return { transaction: this.begin(request.options ?? {}) };
  }

  async rollback({ transaction }: { transaction?: string }): Promise<object> {
    if (transaction) this.#transactions.rollback(transaction);
    return {};
  }

  private async writeOne(wire: WireWrite, caller: Caller): Promise<{ result: object; status: object }> {
    try {
      const writes = [parseWrite(wire, this.context.database)];
      const { results } = await this.context.writing.commit(writes, caller, (result) => result);
      return { result: results[0] ? wireWriteResult(results[0]) : {}, status: {} };
    } catch (error) {
      const problem: StatusError = statusOf(error);
      return { result: {}, status: { code: problem.code, message: problem.message } };
    }
  }

  /** Reads in the transaction that the request names or begins. The id of a begun transaction comes before the answers. */
  private async inTransaction(selector: TransactionSelector, read: (id?: string) => object[] | Promise<object[]>): Promise<object[]> {
    const { transaction, newTransaction, readTime } = selector;
    this.context.reading.checkTime(readTime);
    if (transaction) return this.#transactions.use(transaction, () => read(transaction));
    if (!newTransaction) return read();
    const transactionId = this.begin(newTransaction);
    try {
      return [{ transaction: transactionId }, ...(await this.#transactions.use(transactionId, () => read(transactionId)))];
    } catch (error) {
      // Rolled back here, since the client does not know the id and so cannot end the transaction.
      this.#transactions.rollback(transactionId);
      throw error;
    }
  }

  private begin({ readOnly }: NonNullable<TransactionSelector['newTransaction']>): string {
    this.context.reading.checkTime(readOnly?.readTime);
    return this.#transactions.begin(readOnly !== undefined);
  }

  private readTime(): string {
    return formatTime(this.context.store.version);
  }
}

export function fieldMask({ fieldPaths = [] }: { fieldPaths?: string[] }): FieldPath[] {
  return fieldPaths.map(parseFieldPath);
}
