import { removeUser, type ApiResult } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { fullName, SNACKBAR_MS, type UserProfile } from 'shared-kit/model';
import { useFeedback, useLatest } from 'shared-kit/state';
import { useCallback, useEffect, useRef, useState } from 'react';

const NAMED = 3;

/** Removes users through the API, one after the other (USERS-19). Only support can remove moderators (USERS-17). */
export function useUserRemoval(company: string, users: readonly UserProfile[]) {
  const { t, locale } = useText('users');
  const { confirm, report, snackbar } = useFeedback();
  /** The user who is being removed, after `done` of `total` others. */
  const [progress, setProgress] = useState<{ name: string; done: number; total: number } | null>(null);
  const running = useRef(false);
  const latest = useLatest(users);
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);

  const askMany = useCallback(
    async (users: readonly UserProfile[]) => {
      const [first] = users;
      if (!first || running.current) return;
      const names = users.slice(0, NAMED).map(fullName);
      const listed = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
      const confirmed = await confirm({
        title:
          users.length === 1 ? t('manUsr.removeTitle', { name: fullName(first) }) : t('manUsr.removeManyTitle', { count: users.length }),
        names: users.map(fullName),
        message:
          users.length === 1
            ? t('manUsr.removeText', { email: first.email })
            : users.length > NAMED
              ? t('manUsr.removeManyMore', { names: names.join(', '), count: users.length - NAMED })
              : t('manUsr.removeManyText', { names: listed }),
        checkbox: t('manUsr.removeLoss', { count: users.length }),
        confirmLabel: t('manUsr.removeConfirm', { count: users.length }),
        danger: true,
      });
      if (!confirmed) return;
      running.current = true;
      let last: ApiResult | undefined;
      for (const [done, user] of users.entries()) {
        if (!present.current) break;
        setProgress({ name: fullName(user), done, total: users.length });
        // The server refuses calls on behalf of removed moderators, so their users are removed without naming a parent.
        const parent = latest.current.find(({ uid, moderator }) => moderator && uid === user.parent);
        last = await removeUser({ company, parentUid: parent?.uid, uid: user.uid });
        if (!last.ok) break;
      }
      running.current = false;
      if (present.current) setProgress(null);
      if (last) report(last);
    },
    [company, confirm, latest, locale, report, t],
  );

  const ask = useCallback(
    async (user: UserProfile) => {
      if (user.moderator) return snackbar({ message: t('manUsr.remMod'), severity: 'error', duration: SNACKBAR_MS.error });
      await askMany([user]);
    },
    [askMany, snackbar, t],
  );
  return { progress, ask, askMany };
}
