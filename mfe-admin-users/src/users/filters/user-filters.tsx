import { useText } from 'shared-kit/i18n';
import { moderatorOptions, nameOrder, type Permission, type UserProfile } from 'shared-kit/model';
import { FilterChip } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import type { UserFiltering } from './use-user-filter';
import { FILTERED_PERMISSIONS, PASSWORD_STATES, type PasswordState } from './user-filter';

const PASSWORD_NAMES = { own: 'manUsr.ownPassword', first: 'manUsr.initialPassword' } as const;

/** Chooses the filter for users: permission, moderator, domain and password (ADD-21). */
export function UserFilters({ users, filtering }: { users: readonly UserProfile[]; filtering: UserFiltering }) {
  const { t, locale } = useText('users');
  const { filter, choose } = filtering;
  const any = { value: undefined, label: t('manUsr.any') };
  const moderators = useMemo(
    () =>
      moderatorOptions(
        users.filter(({ moderator }) => moderator),
        locale,
      ),
    [users, locale],
  );
  const domains = useMemo(() => [...new Set(users.flatMap(({ authDomains }) => authDomains))].sort(nameOrder(locale)), [users, locale]);
  return (
    <>
      <FilterChip
        name={t('manUsr.permission')}
        chosen={filter.permission}
        options={[any, ...FILTERED_PERMISSIONS.map((value) => ({ value, label: t(`addUsr.permission.${value}`) }))]}
        onChoose={(value) => choose({ permission: value as Permission | undefined })}
      />
      <FilterChip
        name={t('manUsr.parent')}
        names
        chosen={filter.moderator}
        // A moderator who is not in the list: removed, or from an old link.
        label={
          filter.moderator !== undefined && !moderators.some(({ value }) => value === filter.moderator) ? t('manUsr.parentGone') : undefined
        }
        options={[any, ...moderators]}
        onChoose={(value) => choose({ moderator: value })}
      />
      <FilterChip
        name={t('manUsr.domain')}
        names
        chosen={filter.domain}
        label={filter.domain}
        options={[any, ...domains.map((value) => ({ value, label: value }))]}
        onChoose={(value) => choose({ domain: value })}
      />
      <FilterChip
        name={t('addUsr.password')}
        chosen={filter.password}
        options={[any, ...PASSWORD_STATES.map((value) => ({ value, label: t(PASSWORD_NAMES[value]) }))]}
        onChoose={(value) => choose({ password: value as PasswordState | undefined })}
      />
    </>
  );
}
