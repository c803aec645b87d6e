import { useText } from 'shared-kit/i18n';
import { Button, LeanEmptyState } from 'shared-kit/ui-core';

/** The figure that was pressed leaves no address. */
export function NoneSuch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useText('dashboards');
  return (
    <LeanEmptyState title={t('session.noneSuch')} action={<Button onClick={onShowAll}>{t('session.showAll')}</Button>}>
      {t('session.noneSuchHelp')}
    </LeanEmptyState>
  );
}
