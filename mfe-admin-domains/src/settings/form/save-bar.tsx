import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';

export interface SaveBarProps {
  /** The number of sections with changes. */
  changed: number;
  busy: boolean;
  disabled: boolean;
  onDiscard: () => void;
}

/** The bar with the save button, always visible at the foot of the settings (DSET-09), and quiet until something has changed (D-160). */
export function SaveBar({ changed, busy, disabled, onDiscard }: SaveBarProps) {
  const { t } = useText('domains');
  return (
    <div className="do-save-bar">
      {/* eslint-disable-next-line inventory/no-live-region -- only what the user types or presses changes it */}
      <span className="ic-muted" role="status">
        {changed > 0 && t('dSett.sectionsChanged', { count: changed })}
      </span>
      {changed > 0 && (
        <Button onClick={onDiscard} disabled={busy}>
          {t('dSett.discard')}
        </Button>
      )}
      <Button type="submit" variant={changed > 0 ? 'primary' : 'default'} loading={busy} disabled={disabled}>
        {t('dSett.save.action')}
      </Button>
    </div>
  );
}
