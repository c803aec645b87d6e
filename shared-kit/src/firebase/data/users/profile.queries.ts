import { docPaths, firestorePaths, type ModeratorProfile, type UserProfile } from 'shared-kit/model';
import { liveCollection, liveDocument, liveLongCollection, ofIds, type LiveQuery } from '../live-query';
import { toModerator, toProfile } from './profile.converter';

/** The profile of one user. */
export const profileOf = (uid: string): LiveQuery<UserProfile> => ofIds([uid], liveDocument(docPaths.user(uid), toProfile));

/** How many users are read first, and how many at a time after that. */
const IN_PIECES = { first: 50, then: 250 };

/** Everybody of a company but its key users, whose `company` is a list (decision D-37). */
export const usersOf = (company: string): LiveQuery<UserProfile> =>
  liveLongCollection(firestorePaths.users(), toProfile, [['company', '==', company]], IN_PIECES);

/** The moderators of a company, as pickers show them (USERS-22). */
export const moderatorsOf = (company: string): LiveQuery<ModeratorProfile> =>
  liveCollection(firestorePaths.users(), toModerator, {
    where: [
      ['company', '==', company],
      ['moderator', '==', true],
    ],
  });
