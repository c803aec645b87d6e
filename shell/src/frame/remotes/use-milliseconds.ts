import { formatNumber, useLocale } from 'shared-kit/i18n';

/** Formats a duration in whole milliseconds. */
export function useMilliseconds(): (ms: number) => string {
  const locale = useLocale();
  return (ms) => `${formatNumber(Math.round(ms), locale)} ms`;
}
