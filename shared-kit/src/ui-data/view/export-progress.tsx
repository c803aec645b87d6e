import { useText } from '../../i18n';
import { lazyPart } from '../../ui-core';

const Progress = lazyPart(async () => ({ default: (await import('../../ui-overlay')).ProgressBar }), null);

/** The progress of an export, with a Cancel button. It appears after a delay, so that it does not flash during short exports. */
export function ExportProgress({ name, progress, onCancel }: { name: string; progress: number; onCancel: () => void }) {
  const { t } = useText('common');
  return (
    <div className="ic-export-progress">
      <Progress label={t('table.exporting', { name })} value={progress} onCancel={onCancel} />
    </div>
  );
}
