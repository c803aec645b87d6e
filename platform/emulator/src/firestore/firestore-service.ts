import type { Caller } from '../access';
import type { StatusError} from '../status';
import { statusOf } from '../status';
import { aggregate, type WireAggregation } from '../store/query/aggregate';
import type { Query } from '../store/query/query';
import type { WireQuery } from '../store/query/structured-query';
import { formatTime } from '../store/time';
import { parseFieldPath, type FieldPath } from '../store/field-path';
import { parseWrite, type WireWrite } from '../store/write';
import type { FirestoreContext } from './context';
import { Transactions } from './transactions';
import { wireDocument, wireWriteResult } from './wire';

/** How the read of a request relates to a transaction. */
export interface TransactionSelector {
  transaction?: string;
  newTransaction?: { readOnly?: object; readWrite?: object };
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

/** Calls with one answer, or a list of answers, in JSON form. gRPC and plain HTTP both come here. */
export class FirestoreService {
  readonly #transactions: Transactions;

  constructor(private readonly context: FirestoreContext) {
    this.#transactions = new Transactions(context.store);
  }

  async batchGet(request: BatchGetRequest, caller: Caller): Promise<object[]> {
    const { database, reading } = this.context;
    database.check(request.database);
    const paths = (request.documents ?? []).map((name) => database.documentPath(name));
    const { id, begun } = this.enter(request);
    if (id !== undefined) await this.#transactions.lock(id, paths);
    const mask = request.mask && fieldMask(request.mask);
    const readTime = this.readTime();
    const answers = paths.map((path) => {
      const document = reading.get(caller, path);
      return document ? { found: wireDocument(database, document, mask), readTime } : { missing: database.nameOf(path), readTime };
    });
    return begun === undefined ? answers : [{ transaction: begun }, ...answers];
  }

  async runQuery(request: RunQueryRequest, caller: Caller): Promise<object[]> {
    const { database, reading } = this.context;
    const query = reading.query(request.parent, request.structuredQuery ?? {});
    const begun = this.enterQuery(request, query);
    const readTime = this.readTime();
    const documents = reading.list(caller, query).map((document) => ({
      document: wireDocument(database, document, query.spec.select),
      readTime,
    }));
    const answers = documents.length > 0 ? documents : [{ readTime }];
    return begun === undefined ? answers : [{ transaction: begun }, ...answers];
  }

  async runAggregationQuery(request: AggregationRequest, caller: Caller): Promise<object[]> {
    const { structuredQuery = {}, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const query = this.context.reading.query(request.parent, structuredQuery);
    const begun = this.enterQuery(request, query);
    const aggregateFields = aggregate(this.context.reading.list(caller, query), aggregations);
    const answer = { result: { aggregateFields }, readTime: this.readTime() };
    return [begun === undefined ? answer : { ...answer, transaction: begun }];
  }

  async commit(request: CommitRequest, caller: Caller): Promise<object> {
    this.context.database.check(request.database);
    const writes = (request.writes ?? []).map((write) => parseWrite(write, this.context.database));
    if (request.transaction) this.#transactions.end(request.transaction);
    const { commitTime, results } = this.context.committer.commit(writes, caller);
    return { writeResults: results.map(wireWriteResult), commitTime: formatTime(commitTime) };
  }

  /** Each write on its own: one that fails does not keep back the others. */
  async batchWrite(request: CommitRequest, caller: Caller): Promise<object> {
    this.context.database.check(request.database);
    const outcomes = (request.writes ?? []).map((write) => this.writeOne(write, caller));
    return { writeResults: outcomes.map(({ result }) => result), status: outcomes.map(({ status }) => status) };
  }

  async beginTransaction(request: { database?: string; options?: TransactionSelector['newTransaction'] }): Promise<object> {
    this.context.database.check(request.database);
    return { transaction: this.#transactions.begin(request.options?.readOnly !== undefined) };
  }

  async rollback({ transaction }: { transaction?: string }): Promise<object> {
    if (transaction) this.#transactions.rollback(transaction);
    return {};
  }

  private writeOne(write: WireWrite, caller: Caller): { result: object; status: object } {
    try {
      const { results } = this.context.committer.commit([parseWrite(write, this.context.database)], caller);
      return { result: results[0] ? wireWriteResult(results[0]) : {}, status: {} };
    } catch (error) {
      const problem: StatusError = statusOf(error);
      return { result: {}, status: { code: problem.code, message: problem.message } };
    }
  }

  private enter({ transaction, newTransaction }: TransactionSelector): { id?: string; begun?: string } {
    if (transaction) return { id: transaction };
    if (!newTransaction) return {};
    const id = this.#transactions.begin(newTransaction.readOnly !== undefined);
    return { id, begun: id };
  }

  private enterQuery(selector: TransactionSelector, query: Query): string | undefined {
    const { id, begun } = this.enter(selector);
    if (id !== undefined) this.#transactions.remember(id, query);
    return begun;
  }

  private readTime(): string {
    return formatTime(this.context.store.version);
  }
}

export function fieldMask({ fieldPaths = [] }: { fieldPaths?: string[] }): FieldPath[] {
  return fieldPaths.map(parseFieldPath);
}
