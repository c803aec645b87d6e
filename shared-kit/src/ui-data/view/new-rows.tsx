import { formatNumber, useText } from '../../i18n';
import { Button } from '../../ui-core';

/** A button that names the number of new rows that are held back, and shows them. */
export function NewRows({ count, onShow }: { count: number; onShow: () => void }) {
  const { t, locale } = useText('common');
  return (
    <div className="ic-new-rows">
      <Button size="small" variant="primary" onClick={onShow}>
        {t('table.newRows', { count, shown: formatNumber(count, locale) })}
      </Button>
    </div>
  );
}
