import { moderatorsOf } from 'shared-kit/firebase/data';
import type { ModeratorProfile } from 'shared-kit/model';
import { useLiveList, type LiveList } from 'shared-kit/state';

/** The live moderators of a company (USERS-22). Without a company the list stays in status `loading`. */
export const useModerators = (company: string): LiveList<ModeratorProfile> =>
  useLiveList(company === '' ? null : moderatorsOf(company));
