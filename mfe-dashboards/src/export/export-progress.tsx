import { useText } from 'shared-kit/i18n';
import type { Progress as Done } from 'shared-kit/model';
import { ProgressBar } from 'shared-kit/ui-frame';

/** Shows reading and writing as two steps, since the first depends on the server and the second on this computer. */
export function ExportProgress({ progress, onCancel }: { progress: Done; onCancel: () => void }) {
  const { t } = useText('dashboards');
  const { step, done, total } = progress;
  return (
    <ProgressBar
      label={t(step === 'reading' ? 'export.reading' : 'export.writing')}
      value={total > 0 ? done / total : null}
      onCancel={onCancel}
    />
  );
}
