import { renewKey } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useConfirmedCall, useReload } from 'shared-kit/state';
import { useCallback } from 'react';
import type { ListState } from './renewed-key';

/** Replaces a key by a new one (KEYS-08, KEYS-09), after the user has confirmed it. The list is then read again. `list` is the path of the list, for pages other than the list. */
export function useKeyRenewal(company: string, list = '.') {
  const { t } = useText('apiKeys');
  const navigate = useNavigate();
  const reload = useReload();
  const { running, ask } = useConfirmedCall();
  const renew = useCallback(
    async ({ id, description, parentUid }: ApiKey) => {
      const renewed = await ask({
        key: id,
        title: t('manApiKeys.renewTitle', { description }),
        names: [description],
        message: t('manApiKeys.renewMessage'),
        checkbox: t('manApiKeys.renewLoss'),
        confirmLabel: t('manApiKeys.renewConfirm'),
        call: () => renewKey({ company, parentUid, apiKeyId: id }),
      });
      if (!renewed) return;
      // The route's state survives the reload. Users who have gone elsewhere meanwhile stay there.
      const state: ListState = { renewed: { company, id } };
      void navigate(list, { replace: true, state });
      reload();
    },
    [company, t, ask, navigate, list, reload],
  );
  return { renewing: running, renew };
}
