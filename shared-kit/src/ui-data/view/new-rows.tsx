import { formatNumber, useText } from '../../i18n';
import { Button } from '../../ui-core';

/** Tells of rows that wait until nobody is at the table, and shows them when asked to. */
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
