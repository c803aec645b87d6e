import { formatNumber, useLocale } from 'shared-kit/i18n';

/** A duration as it is read beside others: whole milliseconds. */
export function useMilliseconds(): (ms: number) => string {
  const locale = useLocale();
  return (ms) => `${formatNumber(Math.round(ms), locale)} ms`;
}
