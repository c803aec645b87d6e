import type { LeftOut } from 'shared-kit/contract';
import { useText } from 'shared-kit/i18n';

/** Why the console does without a remote: of another contract in the user's language, what is malformed in the words of its file. */
export function useLeftOutReason(): (one: LeftOut) => string {
  const { t } = useText('common');
  return ({ reason, contract }) => (contract ? t('remote.otherContract', contract) : reason);
}
