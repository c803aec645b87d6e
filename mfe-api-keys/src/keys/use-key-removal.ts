import { removeKey } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { useConfirmedCall } from 'shared-kit/state';
import { useCallback } from 'react';

/** Removes a key permanently, after the user has confirmed it. The live list then no longer shows it (KEYS-08). */
export function useKeyRemoval(company: string) {
  const { t } = useText('apiKeys');
  const { running, ask } = useConfirmedCall();
  const remove = useCallback(
    ({ id, description, parentUid, status }: ApiKey) =>
      ask({
        key: id,
        title: t('manApiKeys.removeTitle', { description }),
        names: [description],
        message: t('manApiKeys.removeMessage'),
        checkbox: status === 'INVALID' ? t('manApiKeys.removeEndedLoss') : t('manApiKeys.removeLoss'),
        confirmLabel: t('manApiKeys.removeConfirm'),
        danger: true,
        call: () => removeKey({ company, parentUid, apiKeyId: id }),
      }),
    [company, t, ask],
  );
  return { removing: running, remove };
}
