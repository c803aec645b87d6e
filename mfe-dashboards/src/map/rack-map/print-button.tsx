import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';

/** Prints the page: its heading, the map with its legend, and the table under it. */
export function PrintButton() {
  const { t } = useText('rackMap');
  return <Button onClick={() => window.print()}>{t('map.print')}</Button>;
}
