import { removeUser } from 'shared-kit/api';
import { useNameList, useText } from 'shared-kit/i18n';
import { fullName, SNACKBAR_MS, type UserProfile } from 'shared-kit/model';
import { useFeedback, useLatest } from 'shared-kit/state';
import { useCallsInTurn } from 'shared-kit/ui-overlay';
import { useCallback } from 'react';
import { thingOf } from '../user-fields/thing-of';

/** Removes users through the API, one after the other (USERS-19). Only support can remove moderators (USERS-17). */
export function useUserRemoval(company: string, users: readonly UserProfile[]) {
  const { t } = useText('users');
  const nameList = useNameList();
  const { confirm, snackbar } = useFeedback();
  const latest = useLatest(users);
  const { mayRun, run } = useCallsInTurn<UserProfile>({
    things: (user) => [thingOf(user)],
    call: (user) => {
      // The server refuses calls on behalf of removed moderators, so their users are removed without naming a parent.
      const parent = latest.current.find(({ uid, moderator }) => moderator && uid === user.parent);
      return removeUser({ company, parentUid: parent?.uid, uid: user.uid });
    },
    texts: {
      running: (progress) => t('manUsr.removing', progress),
      all: (count) => t('manUsr.removedAll', { count }),
      some: (outcome) => t('manUsr.removedSome', outcome),
    },
  });

  const askMany = useCallback(
    async (users: readonly UserProfile[]) => {
      const [first] = users;
      if (!first || !mayRun(users)) return;
      const confirmed = await confirm({
        title:
          users.length === 1 ? t('manUsr.removeTitle', { name: fullName(first) }) : t('manUsr.removeManyTitle', { count: users.length }),
        names: users.map(fullName),
        message:
          users.length === 1
            ? t('manUsr.removeText', { email: first.email })
            : t('manUsr.removeManyText', { names: nameList(users.map(fullName)) }),
        checkbox: t('manUsr.removeLoss', { count: users.length }),
        confirmLabel: t('manUsr.removeConfirm', { count: users.length }),
        danger: true,
      });
      if (confirmed) await run(users);
    },
    [confirm, mayRun, nameList, run, t],
  );

  const ask = useCallback(
    async (user: UserProfile) => {
      if (user.moderator) return snackbar({ message: t('manUsr.remMod'), severity: 'error', duration: SNACKBAR_MS.error });
      await askMany([user]);
    },
    [askMany, snackbar, t],
  );
  return { ask, askMany };
}
