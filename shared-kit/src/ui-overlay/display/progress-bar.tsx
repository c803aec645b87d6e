import { useId } from 'react';
import { formatPercent, useText } from '../../i18n';
import { Button } from '../../ui-core';

interface ProgressBarProps {
  /** The name of the work. */
  label: string;
  /** 0 to 1; null while it is unknown. */
  value: number | null;
  onCancel?: () => void;
}

/** The length of the moving part of the bar while the progress is unknown, in percent. */
const UNKNOWN_PERCENT = 40;

/** The progress of long work, with its label and a Cancel button. */
export function ProgressBar({ label, value, onCancel }: ProgressBarProps) {
  const { t, locale } = useText('common');
  const id = useId();
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="ic-progress">
      <div className="ic-progress-label">
        <span id={id}>{label}</span>
        {percent !== null && <span className="ic-number ic-muted">{formatPercent(percent / 100, locale)}</span>}
      </div>
      <div className="ic-progress-row">
        <div
          className="ic-progress-rail"
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
        >
          <div className={percent === null ? 'ic-progress-open' : undefined} style={{ width: `${percent ?? UNKNOWN_PERCENT}%` }} />
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
