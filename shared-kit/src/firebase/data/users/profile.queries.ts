import { docPaths, type UserProfile } from 'shared-kit/model';
import { liveDocument, type LiveQuery } from '../live-query';
import { toProfile } from './profile.converter';

/** The profile of one user. */
export const profileOf = (uid: string): LiveQuery<UserProfile> => liveDocument(docPaths.user(uid), toProfile);
