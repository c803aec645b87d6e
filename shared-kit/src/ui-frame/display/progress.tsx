import { useId } from 'react';
import { useText } from '../../i18n';
import { Button } from '../../ui-core';

export interface ProgressProps {
  /** What is being done. */
  label: string;
  /** 0 to 1; null while it cannot be told. */
  value: number | null;
  onCancel?: () => void;
}

/** Long work on its way: what, how far, and a way out. */
export function Progress({ label, value, onCancel }: ProgressProps) {
  const { t } = useText('common');
  const id = useId();
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="ic-progress">
      <div className="ic-progress-label">
        <span id={id}>{label}</span>
        {percent !== null && <span className="ic-number ic-muted">{percent} %</span>}
      </div>
      <div className="ic-progress-row">
        <div
          className={`ic-progress-bar ${percent === null ? 'ic-progress-open' : ''}`}
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
        >
          <div className="ic-progress-fill" style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }} />
        </div>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
