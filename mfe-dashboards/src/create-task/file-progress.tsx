import { useMessageText, useText } from 'shared-kit/i18n';
import { Alert, Skeleton } from 'shared-kit/ui-core';
import { ProgressBar } from 'shared-kit/ui-overlay';
import type { FileState } from './use-spreadsheet';

export interface FileProgressProps {
  /** Of what is read. */
  name: string;
  reading: FileState;
  /** Absent for rows that come from no file, whose check takes a moment. */
  onCancel?: () => void;
}

/** The widths of the placeholder rows. */
const OUTLINE = ['64%', '92%', '78%', '86%', '70%'];

/** The progress of reading the file, or why it ended without a result. */
export function FileProgress({ name, reading, onCancel }: FileProgressProps) {
  const { t } = useText('dashboards');
  const messageText = useMessageText();
  switch (reading.status) {
    case 'reading': {
      const { step, done, total } = reading.progress ?? { step: 'reading', done: 0, total: 0 };
      const share = total > 0 ? done / total : 0;
      // Reading takes about three times as long as checking.
      const value = step === 'reading' ? share * 0.75 : 0.75 + share * 0.25;
      return (
        // As high as the usual result, which takes its place: the button below must not move while it is pressed.
        <div className="ic-panel db-reading">
          <ProgressBar
            label={t('createInventoryTask.reading', { file: name })}
            value={total > 0 ? value : null}
            {...(onCancel && { onCancel })}
          />
          <div className="db-outline" aria-hidden="true">
            {OUTLINE.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      );
    }
    case 'aborted':
      return <Alert severity="info">{t('createInventoryTask.cancelled')}</Alert>;
    case 'failed':
      return <Alert severity="error">{messageText(reading.problem)}</Alert>;
    default:
      return null;
  }
}
