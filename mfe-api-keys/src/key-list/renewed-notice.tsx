import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { useLocation, useNavigate } from 'shared-kit/router';
import { Button, coreIcons, Icon } from 'shared-kit/ui-core';
import { Alert } from 'shared-kit/ui-display';
import { readListState, successorOf } from './renewed-key';

/** After a renewal: that the new key must be given to whatever used the old one. It stays until it is closed. */
export function RenewedNotice({ company, keys }: { company: string; keys: readonly ApiKey[] }) {
  const { t } = useText('apiKeys');
  const { t: common } = useText('common');
  const navigate = useNavigate();
  const { renewed } = readListState(useLocation().state);
  const key = renewed?.company === company ? successorOf(keys, renewed.id) : undefined;
  if (!key) return null;
  return (
    <Alert
      severity="success"
      title={t('manApiKeys.renewed.title', { description: key.description })}
      action={
        <Button
          variant="text"
          icon={<Icon of={coreIcons.close} />}
          aria-label={common('action.close')}
          onClick={() => void navigate('.', { replace: true, state: null })}
        />
      }
    >
      {t('manApiKeys.renewed.text')}
    </Alert>
  );
}
