const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Before March 1900 Excel counts a day that never was; after 9999 it shows nothing. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_466;

/** The format of date cells (decision D-74, TASK-37, EXPORT-15). */
export const DATE_FORMAT = 'yyyy/mm/dd hh:mm:ss';

/**
 * A moment as Excel counts days, by its local components: the cell then shows the local time whatever zone the file is
 * opened in. Null when Excel has no such day. Parts of a second are dropped, Excel would round them up.
 */
export function dateSerial(ms: number): number | null {
  const t = new Date(ms);
  const local = Date.UTC(t.getFullYear(), t.getMonth(), t.getDate(), t.getHours(), t.getMinutes(), t.getSeconds());
  const serial = (local - EPOCH) / DAY;
  return serial >= FIRST_SERIAL && serial < LAST_SERIAL ? serial : null;
}

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

/** The same text that {@link DATE_FORMAT} shows; empty for no date. */
export function dateText(ms: number): string {
  const t = new Date(ms);
  if (Number.isNaN(t.getTime())) return '';
  const day = `${String(t.getFullYear()).padStart(4, '0')}/${two(t.getMonth() + 1)}/${two(t.getDate())}`;
  return `${day} ${two(t.getHours())}:${two(t.getMinutes())}:${two(t.getSeconds())}`;
}
