import { useNameList, useText } from 'shared-kit/i18n';
import { fullName, PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { Avatar, StateTag } from 'shared-kit/ui-overlay';
import type { Column } from 'shared-kit/ui-data';
import { Tag } from 'shared-kit/ui-display';
import { useMemo } from 'react';
import { EmailText } from '../user-fields/email-text';
import { UserActions } from './user-actions';
import { paths } from '../links/paths';

/** The most domains that a cell names. It only counts the others. */
const NAMED_DOMAINS = 2;

/** The columns of the users, with their actions (USERS-01). `users`: all users of the company, among them the moderators. */
export function useUserColumns(
  users: readonly UserProfile[],
  ownUid: string | undefined,
  onRemove: (user: UserProfile) => Promise<void>,
): Column<UserProfile>[] {
  const { t } = useText('users');
  const nameList = useNameList();
  // Compare the names as text: new columns make the table sort and index all rows again, so the columns change only with the names.
  const moderators = JSON.stringify(users.filter(({ moderator }) => moderator).map((user) => [user.uid, fullName(user)]));
  const names = useMemo(() => new Map(JSON.parse(moderators) as [uid: string, name: string][]), [moderators]);
  return useMemo((): Column<UserProfile>[] => {
    const parentName = ({ parent }: UserProfile) => (parent === null ? '' : (names.get(parent) ?? t('manUsr.parentGone')));
    const permissionNames = (user: UserProfile) => PERMISSIONS.filter((name) => user[name]).map((name) => t(`addUsr.permission.${name}`));
    const password = ({ pwUpdated }: UserProfile) => t(pwUpdated ? 'manUsr.ownPassword' : 'manUsr.initialPassword');
    return [
      {
        key: 'name',
        title: t('manUsr.name'),
        value: fullName,
        render: (user) => <UserName user={user} />,
      },
      { key: 'employeeId', title: t('addUsr.employeeId'), value: ({ employeeId }) => employeeId },
      { key: 'email', title: t('addUsr.email'), value: ({ email }) => email, mergedInto: 'name' },
      {
        key: 'permissions',
        title: t('addUsr.permissions'),
        value: (user) => permissionNames(user).join(', '),
        words: true,
        render: (user) => (
          <span className="us-tags">
            {permissionNames(user).map((name) => (
              <Tag key={name} label={name} />
            ))}
          </span>
        ),
      },
      { key: 'parent', title: t('manUsr.parent'), value: parentName, wrap: true },
      {
        key: 'domains',
        title: t('manUsr.domains'),
        value: ({ authDomains }) => authDomains.join(', '),
        wrap: true,
        render: ({ authDomains }) =>
          authDomains.length > 0 && (
            <span title={authDomains.join('\n')}>
              {nameList(authDomains, authDomains.length > NAMED_DOMAINS + 1 ? NAMED_DOMAINS : authDomains.length)}
            </span>
          ),
      },
      {
        key: 'password',
        title: t('addUsr.password'),
        value: password,
        words: true,
        render: (user) => <StateTag tone={user.pwUpdated ? 'success' : 'warning'} label={password(user)} />,
      },
      {
        key: 'actions',
        title: t('manUsr.actions'),
        kind: 'actions',
        value: () => null,
        render: (user) => <UserActions user={user} isOwn={user.uid === ownUid} onRemove={onRemove} />,
      },
    ];
  }, [nameList, t, names, ownUid, onRemove]);
}

/** A user's picture and name, with the email below. A long name is cut off at the edge of the cell, and an email breaks, which people copy. */
function UserName({ user }: { user: UserProfile }) {
  const name = fullName(user);
  return (
    <span className="us-name">
      <Avatar path={user.thumbnail} name={name} size={28} />
      <span className="us-name-lines">
        <Link to={paths.profile({ uid: user.uid })} title={name}>
          {name}
        </Link>
        <small className="ic-muted" title={user.email}>
          <EmailText email={user.email} />
        </small>
      </span>
    </span>
  );
}
