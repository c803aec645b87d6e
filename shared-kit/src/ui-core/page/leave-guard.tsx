import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n';
import { useNavigationBlocker } from '../../router/navigation-blocker';
import { useConsoleStore, useFeedback, useWindowListener } from '../../state';
import { useRunningCalls } from '../../state/use-running-calls';
import { useHasUnsavedChanges } from '../../state/use-unsaved-changes';

/** Returns a function that asks whether to give up unsaved changes. It resolves with true if the user agrees. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { t } = useText('common');
  const { confirm } = useFeedback();
  return () =>
    confirm({
      title: t('unsaved.title'),
      message: t('unsaved.message'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      danger: true,
    });
}

/**
 * Asks before the user leaves a page on which any form has unsaved changes. The router supports only one blocker, so the shell renders this once.
 * A change of the query or fragment of the URL stays on the page, so it does not ask. Calls that run in turn go on elsewhere, but not without the tab.
 */
export function LeaveGuard() {
  const { unsaved } = useConsoleStore();
  const any = useHasUnsavedChanges();
  const running = useRunningCalls().size > 0;
  const blocker = useNavigationBlocker(
    ({ currentLocation, nextLocation }) => unsaved.any() && currentLocation.pathname !== nextLocation.pathname,
  );

  // Only while there is something to lose: the listener keeps the page out of the browser's back-forward cache.
  useWindowListener('beforeunload', (event) => event.preventDefault(), { isOn: any || running });

  const ask = useEffectEvent(useLeaveQuestion());
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let open = true;
    void ask().then((leave) => {
      // Another attempt to leave has replaced this one.
      if (!open) return;
      if (!leave) return blocker.reset();
      unsaved.forget();
      blocker.proceed();
    });
    return () => {
      open = false;
    };
  }, [blocker, unsaved]);
  return null;
}
