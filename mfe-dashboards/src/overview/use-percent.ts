import { useText } from 'shared-kit/i18n';
import { useMemo } from 'react';

/** Writes a share, 0 to 1, in percent. What is there is never "0 %", and what is not all never "100 %". */
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
