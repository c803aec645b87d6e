import { useText, type Translate } from 'shared-kit/i18n';
import type { ViewRow } from 'shared-kit/model/session-export';
import { Button } from 'shared-kit/ui-core';

/** That an address was read more than once, and how many of the readings are invalid; nothing where it was read once. */
export function repeatedText({ readings, invalid }: ViewRow, t: Translate<'dashboards'>): string {
  if (readings < 2) return '';
  const all = t('session.readings', { count: readings });
  return invalid > 0 ? t('session.readingsInvalid', { readings: all, count: invalid }) : all;
}

/** Says so in the row and opens them: the merged row may show a valid value beside an invalid reading. */
export function RepeatedMark({ row, onOpen }: { row: ViewRow; onOpen: (address: string) => void }) {
  const { t } = useText('dashboards');
  const text = repeatedText(row, t);
  return (
    <Button size="small" variant="link" aria-label={t('session.openReadings', { address: row.address, readings: text })} onClick={() => onOpen(row.address)}>
      {text}
    </Button>
  );
}
