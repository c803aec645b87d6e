import { docPaths, firestorePaths, type ModeratorProfile, type UserProfile } from 'shared-kit/model';
import { dataStore } from '../document-store';
import { liveCollection, liveDocument, liveLongCollection, ofIds, type LiveQuery } from '../live-query';
import { toModerator, toProfile } from './profile.converter';

/** The profile of one user. */
export const profileOf = (uid: string): LiveQuery<UserProfile> => ofIds([uid], liveDocument(docPaths.user(uid), toProfile));

/** The number of users in the first piece and in each further one. */
const IN_PIECES = { first: 50, then: 250 };

/** All users of a company except key users, whose `company` is a list (decision D-37). */
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

/** The moderators of a company, read once from the server, for a page that needs them for an action alone. */
export async function readModerators(company: string): Promise<ModeratorProfile[]> {
  return (await dataStore().getAll(moderatorsOf(company).source)).map(({ id, data }) => toModerator(id, data));
}
