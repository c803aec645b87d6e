import { REMOVAL_CHUNK, removeSessions } from 'shared-kit/api';
import { readModerators } from 'shared-kit/firebase/data';
import { useNameList, useText } from 'shared-kit/i18n';
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
import { useCallsInTurn } from 'shared-kit/ui-overlay';
import { thingOf } from '../text/thing-of';

/** Sessions that one call removes, on behalf of a moderator. */
interface Removal {
  parentUid: string;
  sessions: readonly Session[];
}

/** Removes sessions through the API, in chunks, because their ids are part of the URL (DASH-06, D-92). */
export function useSessionRemoval(ref: DomainRef, domain: Domain) {
  const { company } = ref;
  const { t } = useText('dashboards');
  const { confirm, report } = useFeedback();
  const nameList = useNameList();
  const { mayRun, run } = useCallsInTurn<Removal>({
    things: ({ sessions }) => sessions.map((session) => thingOf(ref, session)),
    call: ({ parentUid, sessions }) => removeSessions({ company, parentUid, domain: ref.domain, sessions: sessions.map(({ id }) => id) }),
    endsAt: 'failure',
    texts: {
      running: ({ done, total }) => t('sessions.removing', { done, total }),
      all: (count) => t('sessions.removedAll', { count }),
      some: (outcome) => t('sessions.removedSome', outcome),
    },
  });

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

  // Removed sessions leave the live table and its selection. After a failure, the sessions that remain are still selected.
  const ask = async (selected: readonly Session[]) => {
    if (!mayRun([{ parentUid: '', sessions: selected }])) return;
    const confirmed = await confirm({
      title: t('sessions.removeTitle', { count: selected.length }),
      message: t('sessions.removeMessage', { count: selected.length, names: nameList(selected.map(({ name }) => name)) }),
      names: selected.map(({ name }) => name),
      checkbox: t('sessions.removeLoss', { count: selected.length }),
      confirmLabel: t('sessions.removeConfirm', { count: selected.length }),
      danger: true,
    });
    if (!confirmed) return;
    const parentUid = await findModerator();
    if (parentUid !== null) await run(chunk(selected, REMOVAL_CHUNK).map((sessions) => ({ parentUid, sessions })));
  };
  return { ask };
}
