import {
  docPaths,
  firestorePaths,
  SEARCH_BEGINNINGS,
  searchBeginningIn,
  searchWordsOf,
  type ModeratorProfile,
  type UserProfile,
} from 'shared-kit/model';
import { dataStore, type QuerySpec } from '../store/document-store';
import { liveCollection, liveDocument, liveLongCollection, ofIds, type LiveQuery } from '../store/live-query';
import { toModerator, toProfile } from './profile.converter';

export const profileOf = (uid: string): LiveQuery<UserProfile> => ofIds([uid], liveDocument(docPaths.user(uid), toProfile));

/** The number of users in the first piece and in each further one. */
const IN_PIECES = { first: 50, then: 250 };

/** All users of a company except key users, whose `company` is a list (D-37). */
export const usersOf = (company: string): LiveQuery<UserProfile> =>
  liveLongCollection(firestorePaths.users(), toProfile, [['company', '==', company]], IN_PIECES);

/** The maximum number of users that a search reads. The query has only one of several words, so more users are read than found. */
const MOST_FOUND = { oneWord: 20, moreWords: 100 };

/**
 * Users of a company with a word in name, employee ID or email that begins with the longest typed word, for a search that compares the other words
 * itself (ADD-20). Null if no word is typed.
 */
export function usersToFind(company: string, typed: string): QuerySpec | null {
  const beginning = searchBeginningIn(typed);
  if (beginning === null) return null;
  return {
    path: firestorePaths.users(),
    where: [
      ['company', '==', company],
      [SEARCH_BEGINNINGS, 'array-contains', beginning],
    ],
    limit: searchWordsOf(typed).length > 1 ? MOST_FOUND.moreWords : MOST_FOUND.oneWord,
  };
}

/** The moderators of a company, as pickers show them (USERS-22). */
export const moderatorsOf = (company: string): LiveQuery<ModeratorProfile> =>
  liveCollection(firestorePaths.users(), toModerator, {
    where: [
      ['company', '==', company],
      ['moderator', '==', true],
    ],
  });

/** The moderators of a company, read once from the server, for pages that need them only for an action. */
export async function readModerators(company: string): Promise<ModeratorProfile[]> {
  return (await dataStore().getAll(moderatorsOf(company).source)).map(({ id, data }) => toModerator(id, data));
}
