import { actionsOn, CHANGE_LIMITS, firestorePaths, type Change, type ChangeKind } from 'shared-kit/model';
import { dataStore, type Filter, type QuerySpec, type StoredDocument } from '../store/document-store';
import { liveQuery, type LiveQuery } from '../store/live-query';
import { toChange } from './change.converter';

/** Which records to read; an absent field does not filter. Each combination has an index. */
export interface ChangeFilter {
  /** Uid of the author. */
  person?: string | undefined;
  kind?: ChangeKind | undefined;
  /** Epoch milliseconds, included. */
  from?: number | undefined;
  /** Epoch milliseconds, not included. */
  to?: number | undefined;
}

/** The end of a page, after which the next one begins. Valid only for the query that returned it. */
export type ChangeCursor = StoredDocument;

interface ChangePage {
  readonly rows: readonly Change[];
  /** Null after the last page. */
  readonly next: ChangeCursor | null;
}

/** The query for one page, newest first. */
export function changesSource(
  company: string,
  filter: ChangeFilter = {},
  after?: ChangeCursor | null,
  limit: number = CHANGE_LIMITS.page,
): QuerySpec {
  const { person, kind, from, to } = filter;
  const where: Filter[] = [];
  if (person !== undefined) where.push(['by', '==', person]);
  // Filtered by action, because older records do not have the kind.
  if (kind !== undefined) where.push(['action', 'in', actionsOn(kind)]);
  if (from !== undefined) where.push(['at', '>=', new Date(from)]);
  if (to !== undefined) where.push(['at', '<', new Date(to)]);
  return { path: firestorePaths.audit(company), where, orderBy: [['at', 'desc']], limit, startAfter: after ?? undefined };
}

/** The newest records since a time in epoch milliseconds, live, at most `limit`. */
export const newestChangesOf = (company: string, from: number, limit: number): LiveQuery<Change> =>
  liveQuery(changesSource(company, { from }, null, limit), toChange);

/**
 * A page of a company's records of changes, newest first, read once: at most `limit` documents, by default 50. Rejects with a `StoreError`, which is `denied`
 * for all users except its key users.
 */
export async function changesOf(
  company: string,
  filter: ChangeFilter = {},
  after: ChangeCursor | null = null,
  limit: number = CHANGE_LIMITS.page,
): Promise<ChangePage> {
  const docs = await dataStore().getAll(changesSource(company, filter, after, limit));
  return { rows: docs.map(({ id, data }) => toChange(id, data)), next: docs.length < limit ? null : docs.at(-1)! };
}

/** The newest 1,000 records that match the filters, for an export; `more` says whether there are others. */
export async function changesToExport(
  company: string,
  filter: ChangeFilter = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ rows: readonly Change[]; more: boolean }> {
  const rows: Change[] = [];
  let page: ChangePage = { rows, next: null };
  do {
    page = await changesOf(company, filter, page.next);
    signal?.throwIfAborted();
    rows.push(...page.rows);
  } while (page.next && rows.length < CHANGE_LIMITS.exported);
  const beyond = page.next ? await dataStore().getAll(changesSource(company, filter, page.next, 1)) : [];
  return { rows, more: beyond.length > 0 };
}
