import type { StoredDocument } from '../../store/documents/document';
import type { Change, Commit } from '../../store/documents/commit';
import type { DocumentStore } from '../../store/document-store';
import type { Query } from '../../store/query/query';
import type { Target, TargetDelta } from './target';

/** A query without limit, so whether a document belongs to it does not depend on other documents. */
export class QueryTarget implements Target {
  readonly entersOnlyByChange = true;
  readonly #members = new Set<string>();

  constructor(
    private readonly store: DocumentStore,
    private readonly query: Query,
  ) {}

  begin(): readonly StoredDocument[] {
    return this.query.run(this.store).map(({ document }) => {
      this.#members.add(document.path);
      return document;
    });
  }

  covers(path: string): boolean {
    return this.query.covers(path);
  }

  follow(commit: Commit): TargetDelta | undefined {
    const delta: TargetDelta = { changed: [], removedPaths: [] };
    for (const change of commit.changes) this.followOne(change, delta);
    return delta.changed.length + delta.removedPaths.length > 0 ? delta : undefined;
  }

  private followOne({ path, after }: Change, delta: TargetDelta): void {
    if (!this.query.covers(path)) return;
    if (after && this.query.match(after)) {
      this.#members.add(path);
      delta.changed.push(after);
    } else if (this.#members.delete(path)) {
      delta.removedPaths.push(path);
    }
  }
}
