import { lazy, Suspense } from 'react';
import { useText } from '../../i18n';
import { persistently } from '../../ui-core';

const Progress = lazy(async () => ({ default: (await persistently(() => import('../../ui-frame'))).ProgressOnDemand }));

/** An export on its way, with the way out. Those that are done in a moment show nothing of it. */
export function ExportProgress({ name, progress, onCancel }: { name: string; progress: number; onCancel: () => void }) {
  const { t } = useText('common');
  return (
    <div className="ic-export-progress">
      <Suspense fallback={null}>
        <Progress label={t('table.exporting', { name })} value={progress} onCancel={onCancel} />
      </Suspense>
    </div>
  );
}
