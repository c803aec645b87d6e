import { removeKey } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useCallback, useRef, useState } from 'react';

/** Removes a key permanently, after the user has confirmed it. The live list then no longer shows it (KEYS-08). */
export function useKeyRemoval(company: string) {
  const { t } = useText('apiKeys');
  const { confirm, report } = useFeedback();
  const [removing, setRemoving] = useState<string | null>(null);
  const running = useRef(false);

  const ask = useCallback(
    async ({ id, description, parentUid, status }: ApiKey) => {
      if (running.current) return;
      const confirmed = await confirm({
        title: t('manApiKeys.removeTitle', { description }),
        names: [description],
        message: t('manApiKeys.removeMessage'),
        checkbox: status === 'INVALID' ? t('manApiKeys.removeEndedLoss') : t('manApiKeys.removeLoss'),
        confirmLabel: t('manApiKeys.removeConfirm'),
        danger: true,
      });
      if (!confirmed) return;
      running.current = true;
      setRemoving(id);
      report(await removeKey({ company, parentUid, apiKeyId: id }));
      setRemoving(null);
      running.current = false;
    },
    [company, t, confirm, report],
  );
  return { removing, ask };
}
