const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** Excel counts a 29 February 1900, which did not exist, so earlier dates are a day off. It shows no dates after the year 9999. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_466;

/** The format of date cells (D-74, TASK-37, EXPORT-15). */
export const DATE_FORMAT = 'yyyy/mm/dd hh:mm:ss';

/**
 * Excel's serial number of a moment in local time, so that the cell shows the same time in every time zone. Null when Excel has no such
 * day. Fractions of a second are dropped, because Excel would round them up.
 */
export function dateSerial(ms: number): number | null {
  const t = new Date(ms);
  const local = Date.UTC(t.getFullYear(), t.getMonth(), t.getDate(), t.getHours(), t.getMinutes(), t.getSeconds());
  const serial = (local - EPOCH) / DAY;
  return serial >= FIRST_SERIAL && serial < LAST_SERIAL ? serial : null;
}

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

/** Writes a moment as {@link DATE_FORMAT} shows it; empty for an invalid date. */
export function dateText(ms: number): string {
  const t = new Date(ms);
  if (Number.isNaN(t.getTime())) return '';
  const day = `${String(t.getFullYear()).padStart(4, '0')}/${two(t.getMonth() + 1)}/${two(t.getDate())}`;
  return `${day} ${two(t.getHours())}:${two(t.getMinutes())}:${two(t.getSeconds())}`;
}
