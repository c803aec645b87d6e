import { useText, type Translate } from 'shared-kit/i18n';
import type { ViewRow } from 'shared-kit/model/session-export';
import { Button } from 'shared-kit/ui-core';

/** Text for an address that was read more than once, with the number of invalid readings; empty for one that was read once. */
export function repeatedText({ readings, invalid }: ViewRow, t: Translate<'dashboards'>): string {
  if (readings < 2) return '';
  const all = t('session.readings', { count: readings });
  return invalid > 0 ? t('session.readingsInvalid', { readings: all, count: invalid }) : all;
}

/** Shows that text in the row and opens the readings, since a merged row may show a valid value although another reading is invalid. */
export function RepeatedMark({ row, onOpen }: { row: ViewRow; onOpen: (address: string) => void }) {
  const { t } = useText('dashboards');
  const text = repeatedText(row, t);
  return (
    <Button size="small" variant="link" aria-label={t('session.openReadings', { address: row.address, readings: text })} onClick={() => onOpen(row.address)}>
      {text}
    </Button>
  );
}
