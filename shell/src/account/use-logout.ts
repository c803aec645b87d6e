import { useText } from 'shared-kit/i18n';
import { paths, useNavigate } from 'shared-kit/router';
import { useFeedback, useSignOut } from 'shared-kit/state';
import { useCallback } from 'react';

/** Asks, and signs out if told to (SHELL-12). Answers whether it did. */
export function useLogout(): () => Promise<boolean> {
  const { t } = useText('common');
  const feedback = useFeedback();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await feedback.confirm({ title: t('logout.title'), message: t('logout.message') }))) return false;
    await signOut(t('logout.progress'), () => void navigate(paths.login(), { replace: true }));
    return true;
  }, [feedback, navigate, signOut, t]);
}
