import { useText } from 'shared-kit/i18n';
import { Button, LeanEmptyState } from 'shared-kit/ui-core';

/** Shown when no address belongs to the selected figure. */
export function NoMatchingAddresses({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useText('dashboards');
  return (
    <LeanEmptyState title={t('session.noneSuch')} action={<Button onClick={onShowAll}>{t('session.showAll')}</Button>}>
      {t('session.noneSuchHelp')}
    </LeanEmptyState>
  );
}
