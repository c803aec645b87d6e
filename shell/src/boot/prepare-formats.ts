import { currentLocale } from 'shared-kit/i18n';

/**
 * Reads what the browser knows of the page's language in a worker: how numbers and times are written, and in which order names stand. The browser keeps
 * that for all threads of the page. The first number would otherwise keep the page busy for 30 to 50 ms.
 */
export function prepareFormats(): void {
  // Where there are no workers, the page reads it when it first writes a number.
  if (typeof Worker === 'function') new Worker(new URL('./formats.worker.ts', import.meta.url), { name: currentLocale() });
}
