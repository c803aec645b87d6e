import { removeDomain } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import {
  CODE,
  keyedMessage,
  REMOVAL_UNDER_WAY,
  removalParent,
  removalUnderWay,
  SNACKBAR_MS,
  type Domain,
  type ModeratorProfile,
} from 'shared-kit/model';
import { useFeedback, useReload } from 'shared-kit/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { removalProgress } from './removal-progress';

interface Waiting {
  id: string;
  name: string;
}

/**
 * Removes domains (DOM-10 to DOM-13). A backdrop shows the progress until the removal ends, and then the page reloads. A user who does not
 * wait sees the progress in the list instead, and the page reloads then too. The call is never repeated automatically (D-96).
 */
export function useDomainRemoval(company: string, domains: readonly Domain[], moderators: readonly ModeratorProfile[]) {
  const { t } = useText('domains');
  const { confirm, report, snackbar } = useFeedback();
  // Ids of the domains whose removal this page has sent and that is not answered yet.
  const [sent, setSent] = useState<readonly string[]>([]);
  const setWaiting = useBackdropOf(domains);
  const reload = useReload();
  /** As they are when the answer comes. */
  const latestDomains = useRef(domains);
  useEffect(() => void (latestDomains.current = domains), [domains]);

  const ask = useCallback(
    async ({ id, name }: Domain) => {
      const parent = removalParent(id, moderators);
      if (!parent.ok) {
        snackbar({ message: keyedMessage(parent.key, [name]), names: [name], severity: 'error', duration: SNACKBAR_MS.error });
        return;
      }
      const confirmed = await confirm({
        title: t('manDom.removeTitle', { domain: name }),
        names: [name],
        message: t('manDom.removeMessage'),
        checkbox: t('manDom.removeLoss'),
        danger: true,
        confirmLabel: t('manDom.removeConfirm'),
      });
      if (!confirmed) return;
      setSent((before) => [...before, id]);
      const waiting = { id, name };
      setWaiting(waiting);
      const result = await removeDomain({ company, parentUid: parent.parentUid, domain: id });
      // The user may have stopped waiting, or be waiting for the removal of another domain.
      setWaiting((current) => (current === waiting ? null : current));
      setSent((before) => before.filter((other) => other !== id));
      // Another user's removal is still running, and the list shows its progress.
      if (result.ok && removalUnderWay(result.message)) return snackbar({ message: result.message });
      // A proxy may end the call of a large domain, whose removal goes on.
      const removal = latestDomains.current.find((domain) => domain.id === id)?.removal;
      if (!result.ok && result.problem.code === CODE.serviceUnavailable && removal)
        return snackbar({ message: keyedMessage(REMOVAL_UNDER_WAY, [removal.done, removal.total]) });
      if (report(result)) reload();
    },
    [company, moderators, t, confirm, report, snackbar, setWaiting, reload],
  );
  return { sent, ask };
}

/** Shows a backdrop with the progress from the domain's document, until the removal ends or the user continues without waiting. */
function useBackdropOf(domains: readonly Domain[]) {
  const { t } = useText('domains');
  const { backdrop } = useFeedback();
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const progress = waiting && removalProgress(domains.find(({ id }) => id === waiting.id));
  useEffect(() => {
    if (!waiting) return;
    const message = t('manDom.removingWait', { domain: waiting.name });
    backdrop({ message, progress, leave: t('manDom.continueInBackground'), onLeave: () => setWaiting(null) });
  }, [waiting, progress, t, backdrop]);
  useEffect(() => (waiting ? () => backdrop(null) : undefined), [waiting, backdrop]);
  return setWaiting;
}
