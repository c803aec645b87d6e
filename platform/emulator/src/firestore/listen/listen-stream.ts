import type { Caller } from '../../store/documents/access';
import { invalidArgument, statusOf, type StatusError } from '../../errors/status';
import type { StoredDocument } from '../../store/documents/document';
import type { Commit } from '../../store/documents/commit';
import type { WireQuery } from '../../store/query-spec/structured-query';
import type { Micros } from '../../store/values/time';
import type { FirestoreContext } from '../database/context';
import type { MessageStream } from '../wire/message-stream';
import { readRequest } from '../wire/messages';
import { DocumentTarget } from './document-target';
import { LimitedTarget } from './limited-target';
import type { ListenMessage } from './listen-message';
import { QueryTarget } from './query-target';
import { resumeVersion } from './resume-token';
import type { Target } from './target';

interface ListenRequest {
  database?: string;
  addTarget?: {
    targetId?: number;
    documents?: { documents?: string[] };
    query?: { parent?: string; structuredQuery?: WireQuery };
    resumeToken?: string;
    readTime?: string;
  };
  removeTarget?: number;
}

/** A target, and a check whether the present rules and documents still let its client read it. */
interface AllowedTarget {
  target: Target;
  checkAccess: () => void;
  /** Gives the user's place back. */
  release: () => void;
}

/**
 * The targets of one client. All of them are always at the same version, so that every snapshot over all targets is consistent. Changes are sent when
 * they are on disk, so that a client never sees what a crash would undo.
 */
export class ListenStream implements MessageStream {
  readonly #targets = new Map<number, AllowedTarget>();
  readonly #stopFollowing: () => void;
  #closed = false;

  constructor(
    private readonly context: FirestoreContext,
    private readonly caller: Caller,
    private readonly send: (messages: readonly ListenMessage[]) => void,
  ) {
    this.#stopFollowing = context.store.onCommit((commit) => this.follow(commit));
  }

  receive(message: unknown): void {
    const request = readRequest<ListenRequest>('ListenRequest', message);
    this.context.database.check(request.database);
    if (request.addTarget) this.addTarget(request.addTarget);
    else if (request.removeTarget !== undefined) this.removeTarget(request.removeTarget);
  }

  close(): void {
    this.#closed = true;
    this.#stopFollowing();
    for (const { release } of this.#targets.values()) release();
    this.#targets.clear();
  }

  private addTarget(wire: NonNullable<ListenRequest['addTarget']>): void {
    const id = wire.targetId ?? this.freeId();
    const added: ListenMessage = { kind: 'target', change: 'ADD', targetIds: [id] };
    this.drop(id);
    let allowed: Omit<AllowedTarget, 'release'>;
    let release: () => void;
    try {
      allowed = this.createTarget(wire);
      allowed.checkAccess();
      release = this.context.shares.take(this.caller, 'listeners');
    } catch (error) {
      this.post([added, this.refusal(id, statusOf(error))]);
      return;
    }
    this.#targets.set(id, { ...allowed, release });
    this.post([added, ...this.beginning(id, allowed.target, resumeVersion(wire)), this.globalSnapshot()]);
  }

  private freeId(): number {
    return Math.max(0, ...this.#targets.keys()) + 1;
  }

  private drop(id: number): void {
    this.#targets.get(id)?.release();
    this.#targets.delete(id);
  }

  private removeTarget(id: number): void {
    this.drop(id);
    this.post([{ kind: 'target', change: 'REMOVE', targetIds: [id] }]);
  }

  private createTarget({ documents, query }: NonNullable<ListenRequest['addTarget']>): Omit<AllowedTarget, 'release'> {
    const { store, database, reading } = this.context;
    if (documents) {
      const paths = (documents.documents ?? []).map((name) => database.documentPath(name));
      return { target: new DocumentTarget(store, paths), checkAccess: () => this.checkGets(paths) };
    }
    if (!query?.structuredQuery) throw invalidArgument('A target must be documents or a structured query.');
    const parsed = reading.query(query.parent, query.structuredQuery);
    const { limit, offset } = parsed.spec;
    const target = limit === undefined && offset === 0 ? new QueryTarget(store, parsed) : new LimitedTarget(store, parsed);
    return { target, checkAccess: () => reading.checkList(this.caller, parsed) };
  }

  private checkGets(paths: readonly string[]): void {
    const batch = {};
    for (const path of paths) this.context.reading.checkGet(this.caller, path, batch);
  }

  private refusal(id: number, cause: StatusError): ListenMessage {
    return { kind: 'target', change: 'REMOVE', targetIds: [id], cause };
  }

  /** The messages up to CURRENT: all documents, or those that changed since the version that the client has. */
  private beginning(id: number, target: Target, since: Micros | undefined): ListenMessage[] {
    const readTime = this.context.store.version;
    const documents = target.begin();
    const changed = since === undefined ? undefined : this.changedSince(target, since);
    const current: ListenMessage = { kind: 'target', change: 'CURRENT', targetIds: [id], readTime };
    const missing = (target.missing?.() ?? []).map((path) => absent(path, [id], readTime));
    if (since === undefined) return [...documents.map((d) => change(d, id)), ...missing, current];
    if (!changed) {
      const reset: ListenMessage = { kind: 'target', change: 'RESET', targetIds: [id] };
      return [reset, ...documents.map((d) => change(d, id)), ...missing, current];
    }
    const present = new Set(documents.map(({ path }) => path));
    const removedPaths = [...changed].filter((path) => !present.has(path) && target.covers(path));
    return [
      ...documents.filter(({ updateTime }) => updateTime > since).map((d) => change(d, id)),
      ...removedPaths.map((path) => this.removalMessage(path, [id], readTime)),
      ...missing.filter((message) => message.kind === 'delete' && !changed.has(message.path)),
      ...(target instanceof DocumentTarget ? [] : [{ kind: 'filter' as const, targetId: id, count: documents.length }]),
      current,
    ];
  }

  private changedSince(target: Target, since: Micros): Set<string> | undefined {
    if (since > this.context.store.version) return undefined;
    const changed = this.context.store.changeLog.since(since);
    if (!changed || target.entersOnlyByChange) return changed;
    return [...changed].some((path) => target.covers(path)) ? undefined : changed;
  }

  private follow(commit: Commit): void {
    const entries = new Map<string, { document: StoredDocument | undefined; inside: number[]; outside: number[] }>();
    const entryOf = (path: string) => {
      const entry = entries.get(path) ?? { document: undefined, inside: [], outside: [] };
      entries.set(path, entry);
      return entry;
    };
    const refusals: ListenMessage[] = [];
    for (const [id, { target, checkAccess }] of this.#targets) {
      const delta = target.follow(commit);
      const refusal = delta && problemOf(checkAccess);
      if (refusal) {
        this.drop(id);
        refusals.push(this.refusal(id, refusal));
        continue;
      }
      for (const document of delta?.changed ?? []) {
        const entry = entryOf(document.path);
        entry.document = document;
        entry.inside.push(id);
      }
      for (const path of delta?.removedPaths ?? []) entryOf(path).outside.push(id);
    }
    if (entries.size + refusals.length === 0) return;
    const messages = [...entries].map(([path, { document, inside, outside }]): ListenMessage => {
      if (document) return { kind: 'change', document, targetIds: inside, removedTargetIds: outside };
      return this.removalMessage(path, outside, commit.version);
    });
    this.post([...refusals, ...messages, this.globalSnapshot()]);
  }

  private removalMessage(path: string, removedTargetIds: number[], readTime: Micros): ListenMessage {
    const kind = this.context.store.get(path) ? 'remove' : 'delete';
    return { kind, path, removedTargetIds, readTime };
  }

  private globalSnapshot(): ListenMessage {
    return { kind: 'target', change: 'NO_CHANGE', targetIds: [], readTime: this.context.store.version };
  }

  private post(messages: readonly ListenMessage[]): void {
    this.context.journal.whenDurable(() => {
      if (!this.#closed) this.send(messages);
    });
  }
}

function problemOf(check: () => void): StatusError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return statusOf(error);
  }
}

function change(document: StoredDocument, id: number): ListenMessage {
  return { kind: 'change', document, targetIds: [id], removedTargetIds: [] };
}

function absent(path: string, removedTargetIds: number[], readTime: Micros): ListenMessage {
  return { kind: 'delete', path, removedTargetIds, readTime };
}
