import { currentLocale, formatDate, formatNumber } from 'shared-kit/i18n';
import { nameOrder } from 'shared-kit/model';
import { whenIdle } from 'shared-kit/model/pacing';

/**
 * Begins, while the page is idle, what the first screens write times and numbers and sort names by: the browser needs 2 to 8 ms for the first
 * of each, which the first rows would wait for.
 */
export function prepareFormats(): void {
  for (const begin of [() => formatDate(0), () => formatNumber(0), () => nameOrder(currentLocale())]) whenIdle(() => void begin());
}
