import { useText } from 'shared-kit/i18n';
import { Page } from 'shared-kit/ui-core';

/** `/label/{index}` (ROUTE-26): draws a label design of the domain in the route's state. */
export default function LabelDesignPage() {
  const { t } = useText('labelEditor');
  return <Page title={t('title')} />;
}
