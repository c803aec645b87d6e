import { useText } from 'shared-kit/i18n';
import { useMemo } from 'react';

/** Formats a share, 0 to 1, in percent. It is "0 %" and "100 %" only for exactly 0 and 1. */
export function usePercent(): (share: number) => string {
  const { locale } = useText('dashboards');
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'percent' });
    return (share) => {
      if (share > 0 && share < 0.005) return `< ${format.format(0.01)}`;
      return format.format(share < 1 && share >= 0.995 ? 0.99 : share);
    };
  }, [locale]);
}
