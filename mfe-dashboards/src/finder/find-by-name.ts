import { readLately, toSession, type StoredDocument } from 'shared-kit/firebase/data';
import { firestorePaths, SEARCH_NAME, searchNameOf, searchWordsOf, type DomainRef } from 'shared-kit/model';

/** The most results of each kind in each domain. When there are more, the user types more of the name. */
const MAX_RESULTS = 5;

/**
 * How many of the newest sessions or tasks are read and searched by any word of their names. In the open domain: as many as its lists
 * show. In other domains: only the few that may have no search name yet, since apps write sessions and the platform adds it within the hour.
 */
const NEWEST = { open: 100, other: 5 };

/** Sorts after every character of a name, so it ends the range of names with the same beginning. */
const RANGE_END = '\uf8ff';

const NEWEST_FIRST = { sessions: 'startTime', tasks: 'createdDate' } as const;

export type FoundKind = keyof typeof NEWEST_FIRST;

export interface FoundDocument {
  id: string;
  name: string;
  /** When a session began, in epoch milliseconds; null for tasks, whose names are unique. */
  startTime: number | null;
}

export interface FoundByName {
  found: readonly FoundDocument[];
  /** There are more of them than are listed. */
  more: boolean;
}

/**
 * Finds sessions or tasks of a domain whose names begin with what was typed. Among the newest ones, the typed words may also be the beginnings
 * of other words of the name. Case and accents are ignored.
 */
export async function findByName(
  kind: FoundKind,
  domain: DomainRef,
  typed: string,
  { isOpen, signal }: { isOpen: boolean; signal: AbortSignal },
): Promise<FoundByName> {
  const [beginning, newest] = await Promise.all([beginningWith(kind, domain, searchNameOf(typed)), newestOf(kind, domain, isOpen)]);
  signal.throwIfAborted();
  const candidates = [...beginning, ...newest].map((stored) => foundDocument(kind, stored));
  const startsWithTyped = ({ name }: FoundDocument) => searchNameOf(name).startsWith(searchNameOf(typed));
  const ranked = [...candidates.filter(startsWithTyped), ...candidates.filter(({ name }) => hasBeginningsOf(name, typed))];
  const found = [...new Map(ranked.map((one) => [one.id, one])).values()];
  return { found: found.slice(0, MAX_RESULTS), more: found.length > MAX_RESULTS };
}

const beginningWith = (kind: FoundKind, domain: DomainRef, beginning: string) =>
  readLately({
    path: firestorePaths[kind](domain),
    where: [
      [SEARCH_NAME, '>=', beginning],
      [SEARCH_NAME, '<', beginning + RANGE_END],
    ],
    orderBy: [[SEARCH_NAME, 'asc']],
    // One more than is listed tells that there are more.
    limit: MAX_RESULTS + 1,
  });

/** In other domains only sessions are read: tasks have a search name from their creation on. */
const newestOf = async (kind: FoundKind, domain: DomainRef, isOpen: boolean): Promise<readonly StoredDocument[]> =>
  kind === 'tasks' && !isOpen
    ? []
    : readLately({
        path: firestorePaths[kind](domain),
        orderBy: [[NEWEST_FIRST[kind], 'desc']],
        limit: isOpen ? NEWEST.open : NEWEST.other,
      });

const foundDocument = (kind: FoundKind, { id, data }: StoredDocument): FoundDocument => ({
  id,
  name: typeof data['name'] === 'string' ? data['name'] : id,
  startTime: kind === 'sessions' ? toSession(id, data).startTime : null,
});

/** Whether every typed word is the beginning of a word in the name. */
function hasBeginningsOf(name: string, typed: string): boolean {
  const [words, typedWords] = [searchWordsOf(name), searchWordsOf(typed)];
  return typedWords.length > 0 && typedWords.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
