import type { UserProfile } from 'shared-kit/model';
import { useUrlParams } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { FILTERED_PERMISSIONS, meetsFilter, PASSWORD_STATES, type UserFilter } from './user-filter';

export type UserFiltering = ReturnType<typeof useUserFilter>;

/** Filters users by the filter in the page's URL (ADD-21). */
export function useUserFilter(users: readonly UserProfile[]) {
  const { paramOf, setParams } = useUrlParams();
  const permission = FILTERED_PERMISSIONS.find((one) => one === paramOf('permission'));
  const moderator = paramOf('moderator') || undefined;
  const domain = paramOf('domain') || undefined;
  const password = PASSWORD_STATES.find((one) => one === paramOf('password'));
  const filter = useMemo((): UserFilter => ({ permission, moderator, domain, password }), [permission, moderator, domain, password]);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const matchingUsers = useMemo(
    () => (isFiltered ? users.filter((user) => meetsFilter(user, filter)) : users),
    [users, filter, isFiltered],
  );
  return {
    filter,
    isFiltered,
    matchingUsers,
    choose: (change: Partial<UserFilter>) =>
      setParams(Object.fromEntries(Object.entries<string | undefined>(change).map(([name, value]) => [name, value ?? null]))),
    clear: () => setParams({ permission: null, moderator: null, domain: null, password: null }),
  };
}
