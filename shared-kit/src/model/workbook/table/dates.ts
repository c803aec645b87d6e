export const DAY_MS = 86_400_000;
/** The day that serial numbers count from, in milliseconds since 1970. */
export const SERIAL_EPOCH_MS = Date.UTC(1899, 11, 30);
/** Excel counts a 29 February 1900, which did not exist, so earlier dates are a day off. It shows no dates after the year 9999. */
export const FIRST_SERIAL = 61;
const SERIALS_END = 2_958_466;

export const isDateSerial = (serial: number): boolean => serial >= FIRST_SERIAL && serial < SERIALS_END;

/** The format of date cells (D-74, TASK-37, EXPORT-15). */
export const DATE_FORMAT = 'yyyy/mm/dd hh:mm:ss';

/**
 * Excel's serial number of a moment in local time, so that the cell shows the same time in every time zone. Null when Excel has no such
 * day. Fractions of a second are dropped, because Excel would round them up.
 */
export function dateSerial(ms: number): number | null {
  const t = new Date(ms);
  const local = Date.UTC(t.getFullYear(), t.getMonth(), t.getDate(), t.getHours(), t.getMinutes(), t.getSeconds());
  const serial = (local - SERIAL_EPOCH_MS) / DAY_MS;
  return isDateSerial(serial) ? serial : null;
}

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

export const dayText = (y: number, m: number, d: number): string => `${String(y).padStart(4, '0')}/${two(m)}/${two(d)}`;
export const timeText = (h: number, m: number, s: number): string => `${two(h)}:${two(m)}:${two(s)}`;

/** Writes a moment as {@link DATE_FORMAT} shows it; empty for an invalid date. */
export function dateText(ms: number): string {
  const t = new Date(ms);
  if (Number.isNaN(t.getTime())) return '';
  return `${dayText(t.getFullYear(), t.getMonth() + 1, t.getDate())} ${timeText(t.getHours(), t.getMinutes(), t.getSeconds())}`;
}
