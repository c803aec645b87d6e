import { useText } from 'shared-kit/i18n';
import type { CallsProgress } from 'shared-kit/ui-overlay';

/** What is said about work on many users: which user it is at, counted from one, or that it waits. */
export function useWorkText(): (progress: CallsProgress, working: 'addUsr.adding' | 'domainsOf.changing') => string {
  const { t } = useText('users');
  return ({ waitSeconds, ...progress }, working) =>
    waitSeconds === undefined ? t(working, progress) : t('manUsr.waiting', { ...progress, seconds: waitSeconds });
}
