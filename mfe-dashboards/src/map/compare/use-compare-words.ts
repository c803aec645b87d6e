import { useText } from 'shared-kit/i18n';
import { READING_RESULTS, type ReadingResult } from 'shared-kit/model';
import { DIFFERENCES, type Difference } from 'shared-kit/model/session-export';
import { useMemo } from 'react';
import { AFTER, BEFORE, type CompareWords } from './compare-columns';

/** The words of a comparison in the user's language. */
export function useCompareWords(): CompareWords {
  const { t } = useText('rackMap');
  return useMemo(
    () => ({
      address: t('compare.address'),
      difference: t('compare.difference'),
      result: t('compare.result'),
      kinds: Object.fromEntries(DIFFERENCES.map((kind) => [kind, t(`compare.kind.${kind}`)])) as Record<Difference, string>,
      results: Object.fromEntries(READING_RESULTS.map((result) => [result, t(`result.${result}`)])) as Record<ReadingResult, string>,
      became: t('compare.became', { before: BEFORE, after: AFTER }),
      nothing: t('compare.nothing'),
    }),
    [t],
  );
}
