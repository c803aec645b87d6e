import { useText } from 'shared-kit/i18n';
import type { ApiKey } from 'shared-kit/model';
import { Button } from 'shared-kit/ui-core';
import { RemoveButton } from 'shared-kit/ui-overlay';

export interface KeyActionsProps {
  apiKey: ApiKey;
  /** The ids of the keys that are being renewed or removed; null when idle. */
  renewing: string | null;
  removing: string | null;
  onRenew: (key: ApiKey) => Promise<void>;
  onRemove: (key: ApiKey) => Promise<boolean>;
}

/** Buttons that renew and remove a key. An invalid key can only be removed (KEYS-05). */
export function KeyActions({ apiKey, renewing, removing, onRenew, onRemove }: KeyActionsProps) {
  const { t } = useText('apiKeys');
  const { id, description, status } = apiKey;
  const ended = status === 'INVALID';
  return (
    <span className="ic-row-actions">
      <Button
        size="small"
        aria-label={t('manApiKeys.renew', { description })}
        disabled={ended}
        title={ended ? t('manApiKeys.ended') : undefined}
        loading={renewing === id}
        onClick={() => void onRenew(apiKey)}
      >
        {t('manApiKeys.renewShort')}
      </Button>
      <RemoveButton label={t('manApiKeys.remove', { description })} loading={removing === id} onClick={() => void onRemove(apiKey)} />
    </span>
  );
}
