import { renewKey } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useFeedback, useReload } from 'shared-kit/state';
import { useCallback, useRef, useState } from 'react';
import type { ListState } from './renewed-key';

/** Replaces a key by a new one (KEYS-08, KEYS-09), after the user has confirmed it. The list is then read again. `list` is the path of the list, for pages other than the list. */
export function useKeyRenewal(company: string, list = '.') {
  const { t } = useText('apiKeys');
  const { confirm, report } = useFeedback();
  const navigate = useNavigate();
  const [renewing, setRenewing] = useState<string | null>(null);
  const reload = useReload();

  const running = useRef(false);
  const ask = useCallback(
    async ({ id, description, parentUid }: ApiKey) => {
      if (running.current) return;
      const confirmed = await confirm({
        title: t('manApiKeys.renewTitle', { description }),
        names: [description],
        message: t('manApiKeys.renewMessage'),
        checkbox: t('manApiKeys.renewLoss'),
        confirmLabel: t('manApiKeys.renewConfirm'),
        danger: true,
      });
      if (!confirmed) return;
      running.current = true;
      setRenewing(id);
      const renewed = report(await renewKey({ company, parentUid, apiKeyId: id }));
      setRenewing(null);
      running.current = false;
      if (!renewed) return;
      // The route's state survives the reload. Users who have gone elsewhere meanwhile stay there.
      const state: ListState = { renewed: { company, id } };
      void navigate(list, { replace: true, state });
      reload();
    },
    [company, t, confirm, report, navigate, list, reload],
  );
  return { renewing, ask };
}
