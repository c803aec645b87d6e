import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n';
import { useBlocker } from '../../router';
import { useConsoleStore, useFeedback, useHasUnsavedChanges } from '../../state';

/**
 * Asks before unsaved changes are left behind, for all forms of the page: the router takes one such question only, so the shell
 * renders this once. A change of search or fragment stays on the page and is let through.
 */
export function LeaveGuard() {
  const { t } = useText('common');
  const { unsaved } = useConsoleStore();
  const { confirm } = useFeedback();
  const any = useHasUnsavedChanges();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.any() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    // Only while there is something to lose: the listener keeps the page out of the browser's back-forward cache.
    if (!any) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [any]);

  const ask = useEffectEvent(() =>
    confirm({
      title: t('unsaved.title'),
      message: t('unsaved.message'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
      danger: true,
    }),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let open = true;
    void ask().then((leave) => {
      // Another attempt to leave has taken the place of this one.
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
