import { SSF } from 'xlsx';
import { Refusal, unreadable } from './refusal';

/** How the number in a cell is written as text (decision D-61). */
export type NumberFormat =
  | { kind: 'general' }
  | { kind: 'date' }
  /** Whole numbers with leading zeros, as addresses and article numbers often are. */
  | { kind: 'zeros'; width: number }
  | { kind: 'code'; code: string };

export const GENERAL: NumberFormat = { kind: 'general' };
const DATE: NumberFormat = { kind: 'date' };

/** The limit of spreadsheet programs. It matters because a code is parsed again for every number. */
const LONGEST_CODE = 255;

/** Parts of a format code that say nothing about its kind: literal text, colours, conditions and locales. Elapsed times such as `[h]` do. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|AM\/PM|A\/P/gi;

/** A code with a year, a month or a day formats a date. Times of day and durations stay numbers. */
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
/** 1 March 1900. Spreadsheets treat 1900 as a leap year, so earlier serial numbers are a day off. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465;

/** The day that was converted last. Neighbouring rows often have the same day, and converting it is slow. */
const lastDay = { number: Number.NaN, text: '' };

function serialDayText(day: number): string {
  if (day !== lastDay.number) {
    const date = new Date((day - UNIX_EPOCH_SERIAL) * DAY_MS);
    lastDay.number = day;
    lastDay.text = dayText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }
  return lastDay.text;
}

/** Writes a spreadsheet's serial number of days as `yyyy/MM/dd HH:mm:ss` (TASK-37); null when it is out of range. */
export function serialDateText(serial: number, date1904: boolean): string | null {
  const seconds = Math.round((date1904 ? serial + OFFSET_1904 : serial) * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (!(day >= FIRST_SERIAL && day <= LAST_SERIAL)) return null;
  const rest = seconds - day * DAY_SECONDS;
  return `${serialDayText(day)} ${timeText(Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60)}`;
}

/** Writes an ISO 8601 date, which a cell may hold instead of a serial number, in the same format; null for any other text. */
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
    // Accounting formats add spaces to align the number in its column.
    return (SSF.format(code, value, { date1904 }) as string).trim();
  } catch {
    return String(value);
  }
}

/** Writes a number as its cell shows it, except that the format General keeps all digits here. */
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
