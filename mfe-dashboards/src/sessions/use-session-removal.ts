import { REMOVAL_CHUNK, removeSessions, type ApiResult } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { chunk, type Domain, type DomainRef, type Session } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useState } from 'react';
import { useNameList } from '../use-name-list';

export interface SessionRemoval {
  /** The share of the removal that is done, 0 to 1; null while there is none. */
  progress: number | null;
  /** Asks for confirmation, then removes. */
  ask: (selected: readonly Session[]) => Promise<void>;
}

/** Removes sessions through the API, in chunks, because their ids are part of the address (DASH-06, decision D-92). */
export function useSessionRemoval({ company, domain: domainId }: DomainRef, domain: Domain): SessionRemoval {
  const { t } = useText('dashboards');
  const { confirm, report } = useFeedback();
  const nameList = useNameList();
  const [progress, setProgress] = useState<number | null>(null);

  const remove = async (ids: readonly string[]) => {
    let removed = 0;
    let result: ApiResult | undefined;
    for (const sessions of chunk(ids, REMOVAL_CHUNK)) {
      setProgress(removed / ids.length);
      result = await removeSessions({ company, parentUid: domain.parent, domain: domainId, sessions });
      if (!result.ok) break;
      removed += sessions.length;
    }
    // Removed sessions leave the live table and its selection. After a failure, the sessions that remain are still selected.
    if (result) report(result);
  };

  const ask = async (selected: readonly Session[]) => {
    if (progress !== null) return;
    const confirmed = await confirm({
      title: t('sessions.removeTitle', { count: selected.length }),
      message: t('sessions.removeMessage', { count: selected.length, names: nameList(selected.map(({ name }) => name)) }),
      checkbox: t('sessions.removeLoss', { count: selected.length }),
      confirmLabel: t('sessions.removeConfirm', { count: selected.length }),
      danger: true,
    });
    if (!confirmed) return;
    await remove(selected.map(({ id }) => id));
    setProgress(null);
  };
  return { progress, ask };
}
