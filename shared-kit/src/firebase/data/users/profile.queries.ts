import { docPaths, firestorePaths, type ModeratorProfile, type UserProfile } from 'shared-kit/model';
import { liveCollection, liveDocument, type LiveQuery } from '../live-query';
import { toModerator, toProfile } from './profile.converter';

/** The profile of one user. */
export const profileOf = (uid: string): LiveQuery<UserProfile> => liveDocument(docPaths.user(uid), toProfile);

/** Everybody of a company but its key users, whose `company` is a list (decision D-37); any `limit` of them when given. */
export const usersOf = (company: string, limit?: number): LiveQuery<UserProfile> =>
  liveCollection(firestorePaths.users(), toProfile, { where: [['company', '==', company]], limit });

/** The moderators of a company, as pickers show them (USERS-22). */
export const moderatorsOf = (company: string): LiveQuery<ModeratorProfile> =>
  liveCollection(firestorePaths.users(), toModerator, {
    where: [
      ['company', '==', company],
      ['moderator', '==', true],
    ],
  });
