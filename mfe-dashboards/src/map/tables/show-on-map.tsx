import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';

/** An address that shows its cell on the map when it is pressed. */
export function ShowOnMap({ address, onShow }: { address: string; onShow: (address: string) => void }) {
  const { t } = useText('rackMap');
  const label = t('cells.show', { address });
  return (
    <Button variant="link" size="small" aria-label={label} title={label} onClick={() => onShow(address)}>
      {address}
    </Button>
  );
}
