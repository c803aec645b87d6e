import { useCallback } from 'react';
import { formatList } from './format';
import { useText } from './use-text';

/** Lists the first names, three unless told otherwise, and the number of the others: "A, B, C, and 2 more". */
export function useNameList(): (names: readonly string[], named?: number) => string {
  const { t, locale } = useText('common');
  return useCallback(
    (names: readonly string[], named = 3) => {
      const rest = names.length - named;
      return formatList(rest > 0 ? [...names.slice(0, named), t('calls.more', { count: rest })] : names, locale);
    },
    [t, locale],
  );
}
