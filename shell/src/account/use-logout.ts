import { useText } from 'shared-kit/i18n';
import { paths } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useConsoleStore, useFeedback, useSignOut } from 'shared-kit/state';
import { useCallback } from 'react';

/** Asks whether to sign out, and does so (SHELL-12). Resolves with false if the user cancels. */
export function useLogout(): () => Promise<boolean> {
  const { t } = useText('common');
  const feedback = useFeedback();
  const { unsaved, calls } = useConsoleStore();
  const signOut = useSignOut();
  const navigate = useNavigate({ always: true });
  return useCallback(async () => {
    const running = calls.list().size > 0;
    const message = [running && t('logout.running'), unsaved.any() && t('unsaved.message')].filter(Boolean).join(' ');
    if (
      !(await feedback.confirm({
        title: t('logout.title'),
        message: message || t('logout.message'),
        confirmLabel: t('shell.logout'),
        danger: message !== '',
        ofConsole: true,
      }))
    )
      return false;
    await signOut(t('logout.progress'), () => void navigate(paths.login(), { replace: true }));
    return true;
  }, [feedback, navigate, signOut, t, unsaved, calls]);
}
