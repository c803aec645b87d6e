import { useText } from 'shared-kit/i18n';
import type { Progress as Done } from 'shared-kit/model';
import { ProgressOnDemand } from 'shared-kit/ui-frame';

/** Reading is told apart from writing: the first waits for the server, the second for this machine. */
export function ExportProgress({ progress, onCancel }: { progress: Done; onCancel: () => void }) {
  const { t } = useText('dashboards');
  const { step, done, total } = progress;
  return (
    <ProgressOnDemand
      label={t(step === 'reading' ? 'export.reading' : 'export.writing')}
      value={total > 0 ? done / total : null}
      onCancel={onCancel}
    />
  );
}
