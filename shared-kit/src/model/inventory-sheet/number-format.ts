import { SSF } from 'xlsx';
import { Refusal, unreadable } from './refusal';

/** How a number of a cell becomes text (decision D-61). */
export type NumberFormat =
  | { kind: 'general' }
  | { kind: 'date' }
  /** Whole numbers with leading zeros, the way addresses and article numbers are often kept. */
  | { kind: 'zeros'; width: number }
  | { kind: 'code'; code: string };

export const GENERAL: NumberFormat = { kind: 'general' };
const DATE: NumberFormat = { kind: 'date' };

/** What spreadsheet programs allow; a code is worked through again for every number. */
const LONGEST_CODE = 255;

/** Everything in a format code that is shown as it stands, and colours, conditions and locales. Elapsed times stay. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|AM\/PM|A\/P/gi;

/** A number under a code with a year, a month or a day is a date; times of day and durations are numbers. */
function isDateCode(code: string): boolean {
  const plain = code.replace(LITERALS, '').replace(/general/gi, '').toLowerCase();
  return /[yd]/.test(plain) || (plain.includes('m') && !/[hs]/.test(plain));
}

export function numberFormat(code: string): NumberFormat {
  if (code.length > LONGEST_CODE) throw new Refusal(unreadable());
  if (code === '' || code === '@' || /^general$/i.test(code)) return GENERAL;
  if (/^0{1,15}$/.test(code)) return { kind: 'zeros', width: code.length };
  return isDateCode(code) ? DATE : { kind: 'code', code };
}

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

const dayText = (y: number, m: number, d: number): string => `${String(y).padStart(4, '0')}/${two(m)}/${two(d)}`;
const timeText = (h: number, m: number, s: number): string => `${two(h)}:${two(m)}:${two(s)}`;

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
const UNIX_EPOCH_SERIAL = 25_569;
const OFFSET_1904 = 1462;
/** Below it the days differ, since 1900 is taken for a leap year; nobody counts stock in 1900. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465;

/** Rows next to each other are often of one day, and asking the calendar is the slow part. */
const lastDay = { number: Number.NaN, text: '' };

function serialDayText(day: number): string {
  if (day !== lastDay.number) {
    const date = new Date((day - UNIX_EPOCH_SERIAL) * DAY_MS);
    lastDay.number = day;
    lastDay.text = dayText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }
  return lastDay.text;
}

/** `yyyy/MM/dd HH:mm:ss` of a serial number of days (TASK-37), or null when it is no date of this calendar. */
export function serialDateText(serial: number, date1904: boolean): string | null {
  const seconds = Math.round((date1904 ? serial + OFFSET_1904 : serial) * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (!(day >= FIRST_SERIAL && day <= LAST_SERIAL)) return null;
  const rest = seconds - day * DAY_SECONDS;
  return `${serialDayText(day)} ${timeText(Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60)}`;
}

/** The same text for the ISO 8601 dates that a cell may hold instead of a number; null for anything else. */
export function isoDateText(iso: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?Z?$/.exec(iso);
  if (!match) return null;
  const [y, m, d, H, M, S] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 && H < 24 && M < 60 && S < 60 
    ? `${dayText(y, m, d)} ${timeText(H, M, S)}`
    : null;
}

function formatted(code: string, value: number, date1904: boolean): string {
  try {
    // Accounting formats pad the number to align it in its column.
    return (SSF.format(code, value, { date1904 }) as string).trim();
  } catch {
    return String(value);
  }
}

/** The text of a number in a cell: as a spreadsheet shows it, except that General numbers keep all their digits. */
export function numberText(value: number, format: NumberFormat, date1904: boolean): string {
  switch (format.kind) {
    case 'general':
      return String(value);
    case 'date':
      return serialDateText(value, date1904) ?? String(value);
    case 'zeros':
      return Number.isSafeInteger(value) && value >= 0
        ? String(value).padStart(format.width, '0')
        : formatted('0'.repeat(format.width), value, date1904);
    case 'code':
      return formatted(format.code, value, date1904);
  }
}
