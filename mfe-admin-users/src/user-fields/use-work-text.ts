import { useText } from 'shared-kit/i18n';
import type { BulkCalls } from './use-bulk-calls';

type Progress = NonNullable<BulkCalls<unknown, unknown, { problem: null }>['progress']>;

/** What a bar of progress says about work on many users: which user it is at, or that it waits. */
export function useWorkText(): (progress: Progress, working: 'addUsr.adding' | 'domainsOf.changing') => string {
  const { t } = useText('users');
  return ({ name, done, total, waitSeconds }, working) => {
    const values = { name, done: done + 1, total };
    return waitSeconds === undefined ? t(working, values) : t('manUsr.waiting', { ...values, seconds: waitSeconds });
  };
}
