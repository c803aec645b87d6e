import type { Access, Caller } from '../../store/documents/access';
import type { IndexCheck } from '../../indexes/index-check';
import { invalidArgument, permissionDenied, unsupported } from '../../errors/status';
import type { StoredDocument } from '../../store/documents/document';
import type { DocumentStore } from '../../store/document-store';
import type { DatabaseName } from '../../store/values/path';
import { nowMicros, parseTime } from '../../store/values/time';
import { Query } from '../../store/query/query';
import { parseQuery, type WireQuery } from '../../store/query-spec/structured-query';

/** How far the clock of a caller may be ahead. */
const CLOCK_TOLERANCE_MICROS = 1_000_000;

/** Reads for a caller and checks access. All transports read by this class, so that no read is unchecked. */
export class Reading {
  constructor(
    private readonly store: DocumentStore,
    private readonly database: DatabaseName,
    private readonly access: Access,
    private readonly indexes?: IndexCheck,
  ) {}

  /** @param batch the same object for all documents that one call reads */
  get(caller: Caller, path: string, batch?: object): StoredDocument | undefined {
    this.checkGet(caller, path, batch);
    return this.store.get(path);
  }

  checkGet(caller: Caller, path: string, batch?: object): void {
    if (caller.kind === 'owner') return;
    const request = { caller, path, document: this.store.get(path), documents: this.store, ...(batch && { batch }) };
    if (!this.access.get(request)) throw permissionDenied();
  }

  /** Refuses to read at a time before the last change, since only the present versions are stored. */
  checkTime(readTime: string | undefined): void {
    const time = readTime === undefined ? undefined : parseTime(readTime);
    if (time === undefined) return;
    if (time < this.store.version) throw unsupported('Reading at a past time');
    if (time > nowMicros() + CLOCK_TOLERANCE_MICROS) throw invalidArgument("Invalid value at 'readTime': it is in the future.");
  }

  query(parent: string | undefined, wire: WireQuery): Query {
    const path = this.database.parentPath(parent);
    const spec = parseQuery(wire, path !== '');
    this.indexes?.check(spec);
    return new Query(path, spec, this.database.documents);
  }

  list(caller: Caller, query: Query): StoredDocument[] {
    this.checkList(caller, query);
    return query.run(this.store).map(({ document }) => document);
  }

  checkList(caller: Caller, query: Query): void {
    if (caller.kind === 'owner') return;
    const request = { caller, parent: query.parent, query: query.spec, documents: this.store };
    if (!this.access.list(request)) throw permissionDenied();
  }
}
