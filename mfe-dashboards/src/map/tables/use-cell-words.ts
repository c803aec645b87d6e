import { useText } from 'shared-kit/i18n';
import { useMemo } from 'react';
import { CELL_RESULTS, type CellResult } from '../picture/cell-states';
import type { CellWords } from './cell-columns';

/** The words of the list below the map in the user's language. */
export function useCellWords(): CellWords {
  const { t } = useText('rackMap');
  return useMemo(
    () => ({
      address: t('cells.address'),
      result: t('cells.result'),
      results: Object.fromEntries(CELL_RESULTS.map((result) => [result, t(`result.${result}`)])) as Record<CellResult, string>,
      value: t('cells.value'),
      checkedAt: t('cells.checkedAt'),
      readBy: t('cells.readBy'),
      readings: t('cells.readings'),
      session: t('cells.session'),
    }),
    [t],
  );
}
