import { Progress as AntdProgress } from 'antd';
import { useId } from 'react';
import { useText } from '../i18n';
import { Button } from '../ui-core';
import type { ProgressProps } from '../ui-frame';
import { AntdTheme } from '../ui-frame/antd-theme';

/** Part of the line that moves to and fro while nobody can tell how far the work is, in percent. */
const UNKNOWN_PERCENT = 40;

/** Long work on its way: what, how far, and a way out. */
export function ProgressBar({ label, value, onCancel }: ProgressProps) {
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
        <AntdTheme>
          <AntdProgress
            className={percent === null ? 'ic-progress-open' : ''}
            percent={percent ?? UNKNOWN_PERCENT}
            showInfo={false}
            status="normal"
            aria-labelledby={id}
            aria-valuenow={percent ?? undefined}
          />
        </AntdTheme>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
