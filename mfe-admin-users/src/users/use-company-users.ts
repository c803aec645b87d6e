import { usersOf } from 'shared-kit/firebase/data';
import type { UserProfile } from 'shared-kit/model';
import { useLiveList, type LiveList } from 'shared-kit/state';

/** So many are there at once in any company; a larger one brings the rest while these can already be read. */
const FIRST = 100;

/** The users of a company, live: the first ones soon, then all. A company of fewer is asked for once. */
export function useCompanyUsers(company: string): { users: LiveList<UserProfile>; isWhole: boolean } {
  const first = useLiveList(usersOf(company, FIRST));
  const hasMore = first.data.length >= FIRST;
  const all = useLiveList(hasMore ? usersOf(company) : null);
  return hasMore && all.status === 'loading' ? { users: first, isWhole: false } : { users: hasMore ? all : first, isWhole: true };
}
