import { REMOVAL_CHUNK, removeSessions, type ApiResult } from 'shared-kit/api';
import { readModerators } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import {
  chunk,
  problemOf,
  responsibleModerator,
  unchangeableMessage,
  whyUnchangeable,
  type Domain,
  type DomainRef,
  type Session,
} from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useState } from 'react';
import { useNameList } from '../text/use-name-list';

/** Removes sessions through the API, in chunks, because their ids are part of the URL (DASH-06, D-92). */
export function useSessionRemoval({ company, domain: domainId }: DomainRef, domain: Domain) {
  const { t } = useText('dashboards');
  const { confirm, report, snackbar } = useFeedback();
  const nameList = useNameList();
  /** The share of the removal that is done, 0 to 1; null while there is none. */
  const [progress, setProgress] = useState<number | null>(null);

  /** The moderator on whose behalf the sessions are removed; null after telling why there is none. */
  const findModerator = async (): Promise<string | null> => {
    try {
      const moderators = await readModerators(company);
      const reason = whyUnchangeable(domain, moderators);
      if (reason) report({ ok: false, problem: unchangeableMessage(reason, domain.name) });
      return reason ? null : (responsibleModerator(domain, moderators)?.uid ?? null);
    } catch (error) {
      report({ ok: false, problem: problemOf(error) });
      return null;
    }
  };

  const remove = async (ids: readonly string[]) => {
    const parentUid = await findModerator();
    if (parentUid === null) return;
    let removed = 0;
    let result: ApiResult | undefined;
    for (const sessions of chunk(ids, REMOVAL_CHUNK)) {
      setProgress(removed / ids.length);
      result = await removeSessions({ company, parentUid, domain: domainId, sessions });
      if (!result.ok) break;
      removed += sessions.length;
    }
    // Removed sessions leave the live table and its selection. After a failure, the sessions that remain are still selected.
    if (result) report(result);
  };

  const ask = async (selected: readonly Session[]) => {
    // The live table may show that the sessions are gone before the call is answered.
    if (progress !== null) return snackbar({ message: t('sessions.removing'), severity: 'info' });
    const confirmed = await confirm({
      title: t('sessions.removeTitle', { count: selected.length }),
      message: t('sessions.removeMessage', { count: selected.length, names: nameList(selected.map(({ name }) => name)) }),
      names: selected.map(({ name }) => name),
      checkbox: t('sessions.removeLoss', { count: selected.length }),
      confirmLabel: t('sessions.removeConfirm', { count: selected.length }),
      danger: true,
    });
    if (!confirmed) return;
    setProgress(0);
    await remove(selected.map(({ id }) => id));
    setProgress(null);
  };
  return { progress, ask };
}
