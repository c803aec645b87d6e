import { useText } from 'shared-kit/i18n';
import { Button, EmptyState } from 'shared-kit/ui-core';

/** Shown when no address belongs to the selected figure. */
export function NoMatchingAddresses({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useText('dashboards');
  return (
    <EmptyState title={t('session.noneSuch')} action={<Button onClick={onShowAll}>{t('session.showAll')}</Button>}>
      {t('session.noneSuchHelp')}
    </EmptyState>
  );
}
