import type { StoredDocument } from '../../store/documents/document';
import type { Change, Commit } from '../../store/documents/commit';
import type { DocumentStore } from '../../store/document-store';
import type { Match, Query } from '../../store/query/query';
import type { Target, TargetDelta } from './target';

/** A query with a limit: when a document leaves the result, the next one enters. */
export class LimitedTarget implements Target {
  /** False, since a document can also enter because another has left. */
  readonly entersOnlyByChange = false;
  #result: Match[] = [];
  readonly #limit: number;

  constructor(
    private readonly store: DocumentStore,
    private readonly query: Query,
  ) {
    this.#limit = query.spec.limit ?? Infinity;
  }

  begin(): readonly StoredDocument[] {
    this.#result = this.query.run(this.store);
    return this.#result.map(({ document }) => document);
  }

  covers(path: string): boolean {
    return this.query.covers(path);
  }

  follow(commit: Commit): TargetDelta | undefined {
    const own = commit.changes.filter(({ path }) => this.query.covers(path));
    if (own.length === 0) return undefined;
    const inPlace = this.changedInPlace(own);
    if (inPlace) return inPlace;
    const before = this.#result;
    this.#result = this.adjusted(own) ?? this.query.run(this.store);
    return difference(before, this.#result);
  }

  /** Handles the most frequent case, that documents of the result change and keep their place. Undefined for any other change. */
  private changedInPlace(changes: readonly Change[]): TargetDelta | undefined {
    const result = [...this.#result];
    const changed: StoredDocument[] = [];
    for (const { path, after } of changes) {
      const place = result.findIndex(({ document }) => document.path === path);
      const match = place >= 0 && after ? this.query.match(after) : undefined;
      if (!match || this.query.compare(result[place]!, match) !== 0) return undefined;
      if (result[place]!.document !== after) changed.push(match.document);
      result[place] = match;
    }
    this.#result = result;
    return { changed, removedPaths: [] };
  }

  /** The result after the changes, or undefined if the query must run again. */
  private adjusted(changes: readonly Change[]): Match[] | undefined {
    if (this.query.spec.offset > 0) return undefined;
    const wasFull = this.#result.length >= this.#limit;
    const places = new Map(this.#result.map((match) => [match.document.path, match]));
    const entering: Match[] = [];
    for (const { path, after } of changes) {
      const was = places.get(path);
      const match = after && this.query.match(after);
      // The result was full, so documents behind it, which are not known here, may move up.
      if (was && wasFull && !(match && this.query.compare(was, match) === 0)) return undefined;
      if (was) places.delete(path);
      if (match) entering.push(match);
    }
    if (places.size === this.#result.length && entering.length === 0) return this.#result;
    const result = [...places.values(), ...entering].sort((a, b) => this.query.compare(a, b));
    return result.slice(0, this.#limit);
  }
}

function difference(before: readonly Match[], after: readonly Match[]): TargetDelta | undefined {
  const removed = new Map(before.map(({ document }) => [document.path, document]));
  const changed: StoredDocument[] = [];
  for (const { document } of after) {
    if (removed.get(document.path) !== document) changed.push(document);
    removed.delete(document.path);
  }
  return changed.length + removed.size > 0 ? { changed, removedPaths: [...removed.keys()] } : undefined;
}
