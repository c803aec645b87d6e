import type { StoredDocument } from '../../store/documents/document';
import type { Commit } from '../../store/documents/commit';
import type { DocumentStore } from '../../store/document-store';
import type { Target, TargetDelta } from './target';

export class DocumentTarget implements Target {
  readonly entersOnlyByChange = true;
  readonly #paths: ReadonlySet<string>;

  constructor(
    private readonly store: DocumentStore,
    paths: readonly string[],
  ) {
    this.#paths = new Set(paths);
  }

  begin(): readonly StoredDocument[] {
    return [...this.#paths].flatMap((path) => this.store.get(path) ?? []);
  }

  missing(): readonly string[] {
    return [...this.#paths].filter((path) => !this.store.get(path));
  }

  covers(path: string): boolean {
    return this.#paths.has(path);
  }

  follow(commit: Commit): TargetDelta | undefined {
    const own = commit.changes.filter(({ path }) => this.#paths.has(path));
    if (own.length === 0) return undefined;
    return {
      changed: own.flatMap(({ after }) => after ?? []),
      removedPaths: own.filter(({ after }) => !after).map(({ path }) => path),
    };
  }
}
