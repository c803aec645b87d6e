import type { Access, Caller, DocumentReader } from './documents/access';
import { invalidArgument, permissionDenied, type StatusError } from '../errors/status';
import { asciiJson } from './values/ascii-json';
import { StoredDocument } from './documents/document';
import { commitRecord } from './documents/document-record';
import type { Change } from './documents/commit';
import type { DocumentStore } from './document-store';
import type { Journal } from './journal/journal';
import { sizeOfDocument, sizeProblem } from './values/document-size';
import type { Micros } from './values/time';
import type { Fields, Value } from './values/value';
import { applyUpdate, preconditionProblem, type Write } from './documents/write';

export const DOCUMENTS_SECTION = 'docs';

const MAX_TRANSFORMS = 500;
const MAX_COMMIT_BYTES = 10 * 1024 * 1024;

/** The result of one write for the client. `updateTime` is absent for deletions and verifications. */
export interface WriteResult {
  updateTime?: Micros;
  transformResults: Value[];
}

/** What the indexes of the project can store of a document. */
export interface EntryLimits {
  /** The error if the document has too many or too large entries. @param length characters of its JSON */
  problem(path: string, fields: Fields, length: number): StatusError | undefined;
}

export interface CommitResult {
  commitTime: Micros;
  results: WriteResult[];
}

/** Applies batches of writes, each as a whole or not at all. */
export class Committer {
  constructor(
    private readonly store: DocumentStore,
    private readonly journal: Journal,
    private readonly access: Access,
    private readonly entries: EntryLimits,
  ) {}

  /** Applies the batch in memory and appends it to the journal. Callers must wait for the journal before they answer. */
  commit(writes: readonly Write[], caller: Caller): CommitResult {
    this.journal.checkWritable();
    checkSize(writes);
    const time = this.store.nextVersion();
    const batch = new Batch(this.store, time, requestTimeOf(time), this.entries);
    const results = writes.map((write) => batch.add(write));
    // Checked before anything that depends on stored documents: a caller who may not write must not learn from the refusal what exists.
    if (caller.kind !== 'owner') this.checkAccess(batch, caller, requestTimeOf(time));
    batch.checkPreconditions();
    const changes = batch.changes();
    const commit = { version: time, changes };
    this.journal.append(DOCUMENTS_SECTION, commitRecord(commit));
    this.store.apply(commit);
    return { commitTime: time, results };
  }

  /** Throws unless the caller may write this to the documents as they are now. */
  checkCaller(writes: readonly Write[], caller: Caller): void {
    if (caller.kind === 'owner') return;
    const time = this.store.nextVersion();
    const batch = new Batch(this.store, time, requestTimeOf(time), this.entries);
    for (const write of writes) batch.add(write);
    this.checkAccess(batch, caller, requestTimeOf(time));
  }

  private checkAccess(batch: Batch, caller: Caller, time: Micros): void {
    for (const path of batch.verified) {
      const request = { caller, path, document: this.store.get(path), documents: this.store, batch };
      if (!this.access.get(request)) throw permissionDenied();
    }
    for (const { path, before, after } of batch.touched()) {
      const mustExist = batch.mustExist.has(path);
      const request = { caller, path, before, after, mustExist, time, documents: this.store, documentsAfter: batch };
      if (!this.access.write(request)) throw permissionDenied();
    }
  }
}

/** The time that rules see and server timestamps have, in whole milliseconds: the same for all writes that are committed together. */
const requestTimeOf = (time: Micros): Micros => time - (time % 1000);

/** Refuses what is too much for one request, whatever is stored. */
function checkSize(writes: readonly Write[]): void {
  const transforms = new Map<string, number>();
  let size = 0;
  for (const { path, fields, transforms: own } of writes) {
    size += sizeOfDocument(path, fields);
    const count = (transforms.get(path) ?? 0) + own.length;
    if (count > MAX_TRANSFORMS) throw invalidArgument(`A maximum of ${MAX_TRANSFORMS} field transforms is allowed for each document.`);
    transforms.set(path, count);
  }
  if (size > MAX_COMMIT_BYTES) throw invalidArgument('Transaction too big. Decrease transaction size.');
}

/** The documents as they will be when the batch has been applied. */
class Batch implements DocumentReader {
  /** Documents that are not written, but must still have the version that the client has read. */
  readonly verified: string[] = [];
  /** Documents that the client wants to change, not to create. */
  readonly mustExist = new Set<string>();
  readonly #touched = new Map<string, Change>();
  readonly #deleted = new Set<string>();
  #problem: StatusError | undefined;

  constructor(
    private readonly store: DocumentStore,
    private readonly time: Micros,
    private readonly requestTime: Micros,
    private readonly entries: EntryLimits,
  ) {}

  get(path: string): StoredDocument | undefined {
    const touched = this.#touched.get(path);
    return touched ? touched.after : this.store.get(path);
  }

  add(write: Write): WriteResult {
    const current = this.get(write.path);
    this.#problem ??= preconditionProblem(write, current, this.#deleted.has(write.path));
    if (write.exists === true) this.mustExist.add(write.path);
    if (write.kind === 'verify') {
      this.verified.push(write.path);
      return { transformResults: [] };
    }
    if (write.kind === 'delete') {
      this.#deleted.add(write.path);
      this.touch(write.path, undefined);
      return { transformResults: [] };
    }
    const { fields, results } = applyUpdate(write, current?.fields, this.requestTime);
    const json = asciiJson(fields);
    this.#problem ??= sizeProblem(write.path, fields) ?? this.entries.problem(write.path, fields, json.length);
    const after = this.next(write.path, current, fields, json);
    this.touch(write.path, after);
    return { updateTime: after.updateTime, transformResults: results };
  }

  /** Throws for the first precondition that the stored documents do not fulfil. */
  checkPreconditions(): void {
    if (this.#problem) throw this.#problem;
  }

  /** All written documents, also the unchanged ones, since rules must allow each write. */
  touched(): Iterable<Change> {
    return this.#touched.values();
  }

  changes(): Change[] {
    return [...this.#touched.values()].filter(({ before, after }) => before !== after);
  }

  private touch(path: string, after: StoredDocument | undefined): void {
    const before = this.#touched.get(path)?.before ?? this.store.get(path);
    this.#touched.set(path, { path, before, after });
  }

  private next(path: string, current: StoredDocument | undefined, fields: Fields, json: string): StoredDocument {
    // An unchanged document keeps its version, so that transactions that have read it do not fail.
    if (current && sameJson(current, fields, json)) return current;
    return new StoredDocument(path, current?.createTime ?? this.time, this.time, fields, json);
  }
}

function sameJson(current: StoredDocument, fields: Fields, json: string): boolean {
  const before = current.json();
  if (before.length !== json.length) return false;
  return before === json || sortedJson(current.fields) === sortedJson(fields);
}

function sortedJson(fields: Fields): string {
  return JSON.stringify(fields, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
