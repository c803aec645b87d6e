import { format } from 'numfmt';
import { DAY_MS, dayText, isDateSerial, SERIAL_EPOCH_MS, timeText } from './dates';

/** How the number in a cell is written as text (D-61). */
export type NumberFormat =
  | { kind: 'general' }
  | { kind: 'date' }
  | { kind: 'time'; code: string }
  /** Whole numbers with leading zeros, as addresses and article numbers often are. */
  | { kind: 'zeros'; width: number }
  | {
      kind: 'code';
      code: string;
      /** The code without its literals. Null when it shows a number in parts (percent, exponent, fraction), which are not its digits. */
      bare: string | null;
    };

export const GENERAL: NumberFormat = { kind: 'general' };
const DATE: NumberFormat = { kind: 'date' };

/** The limit of spreadsheet programs. It matters because a code is parsed again for every number: a longer one only says whether it is a date. */
const LONGEST_CODE = 255;

/** Parts of a format code that say nothing about its kind: literal text, colours, conditions and locales. Elapsed times such as `[h]` do. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]|AM\/PM|A\/P/gi;

/** Literal text, and what aligns, colours or localises a text without being a part of it. Conditions such as `[<100]` are no such part. */
const DECORATION = /"[^"]*"|\\.|_.|\*.|\[(?![<>=])[^\]]*\]/g;
/** What a code consists of when its literals are taken away. */
const PLACEHOLDERS = /\[[<>=][^\]]*\]|General|[0#?.,;@]/gi;
const IN_PARTS = /%|E[+-]|\//i;

function codeFormat(code: string): NumberFormat {
  const codeWithLiterals = code.replace(DECORATION, (part) => (/^["\\]/.test(part) ? part : ''));
  if (codeWithLiterals === '' || codeWithLiterals === '@' || /^general$/i.test(codeWithLiterals)) return GENERAL;
  if (/^0{1,15}$/.test(codeWithLiterals)) return { kind: 'zeros', width: codeWithLiterals.length };
  const plain = codeWithLiterals.replace(DECORATION, '');
  return { kind: 'code', code: codeWithLiterals, bare: IN_PARTS.test(plain) ? null : (plain.match(PLACEHOLDERS) ?? []).join('') };
}

/** A code with a year, a month or a day formats a date. Times of day and durations are shown as they are. */
export function numberFormat(code: string): NumberFormat {
  if (code.length > LONGEST_CODE) return numberFormat(code.slice(0, LONGEST_CODE)).kind === 'date' ? DATE : GENERAL;
  const plain = code
    .replace(LITERALS, '')
    .replace(/general/gi, '')
    .toLowerCase();
  if (/[yd]/.test(plain) || (plain.includes('m') && !/[hs]/.test(plain))) return DATE;
  return /[hs]/.test(plain) ? { kind: 'time', code } : codeFormat(code);
}

const DAY_SECONDS = DAY_MS / 1000;
const OFFSET_1904 = 1462;

/** The day that was converted last. Neighbouring rows often have the same day, and converting it is slow. */
const lastDay = { number: Number.NaN, text: '' };

function serialDayText(day: number): string {
  if (day !== lastDay.number) {
    const date = new Date(SERIAL_EPOCH_MS + day * DAY_MS);
    lastDay.number = day;
    lastDay.text = dayText(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }
  return lastDay.text;
}

/** Writes a spreadsheet's serial number of days as `yyyy/MM/dd HH:mm:ss` (TASK-37); null when it is out of range. */
export function serialDateText(serial: number, date1904: boolean): string | null {
  const seconds = Math.round((date1904 ? serial + OFFSET_1904 : serial) * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (!isDateSerial(day)) return null;
  const rest = seconds - day * DAY_SECONDS;
  return `${serialDayText(day)} ${timeText(Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60)}`;
}

/** Writes an ISO 8601 date, which a cell may hold instead of a serial number, in the same format; null for any other text. */
export function isoDateText(iso: string): string | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?Z?$/.exec(iso);
  if (!match) return null;
  const [y = 0, m = 0, d = 0, H = 0, M = 0, S = 0] = match.slice(1).map((part: string | undefined) => Number(part ?? 0));
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 && H < 24 && M < 60 && S < 60 ? `${dayText(y, m, d)} ${timeText(H, M, S)}` : null;
}

function formatted(code: string, value: number): string {
  try {
    // Formats may add spaces to align the number in its column.
    return format(code, value, { throws: true }).trim();
  } catch {
    return '';
  }
}

/** Spreadsheet programs keep this number of digits; further ones are rounding errors of binary fractions. */
const SIGNIFICANT_DIGITS = 15;

/** Whether a number is whole and of few digits, as most numbers in sheets are: rounding it would only cost time. */
const isExact = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 10 ** SIGNIFICANT_DIGITS;

/** Whether a number has more whole digits than spreadsheet programs keep, so that its last digits are most likely no longer those of the code it was. */
export const losesDigits = (value: number): boolean => Math.abs(value) >= 10 ** SIGNIFICANT_DIGITS;

/** All digits of a number, without an exponent. */
function allDigits(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign, whole = '', fraction = '', exponent] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

const ONLY_DIGITS = /^-?(?=\.?\d)\d*\.?\d*$/;
const withoutSign = (text: string): string => text.replace(/^-/, '');

function containsInOrder(text: string, digits: string): boolean {
  let matched = 0;
  for (const char of text) if (char === digits[matched]) matched++;
  return matched === digits.length;
}

/** True when a text consists of the number's digits and literals of its format, with the sign of a negative number. */
function showsAllDigits(shownText: string, bareText: string, value: number): boolean {
  if (withoutSign(shownText) === withoutSign(bareText)) return false;
  if (value < 0 && !/^[^\d]*-/.test(shownText)) return false;
  const bareNumber = bareText.replace(/[^\d.]/g, '');
  return bareNumber !== '' && Number(bareNumber) === Math.abs(value) && containsInOrder(shownText, bareNumber.replace('.', ''));
}

function codeText(value: number, { code, bare }: { code: string; bare: string | null }): string {
  const digits = allDigits(value);
  // Programs shorten what General shows to the width of the column.
  const whole = digits.includes('.') ? `0.${'0'.repeat(digits.length - digits.indexOf('.') - 1)}` : '0';
  const shownBy = (formatCode: string): string =>
    formatted(
      formatCode.replace(/"[^"]*"|\\.|general/gi, (part) => (/^g/i.test(part) ? whole : part)),
      value,
    );
  const shownText = shownBy(code);
  if (ONLY_DIGITS.test(shownText) && Number(shownText) === value) return shownText;
  return bare !== null && showsAllDigits(shownText, shownBy(bare), value) ? shownText : digits;
}

/**
 * Writes a number as its cell shows it, if that shows exactly this number: its digits alone, or with literals of the format around and
 * between them. Otherwise writes all its digits. Dates are written as `yyyy/MM/dd HH:mm:ss`.
 */
export function numberText(cellValue: number, format: NumberFormat, date1904: boolean): string {
  if (!Number.isFinite(cellValue)) return String(cellValue);
  const date = format.kind === 'date' ? serialDateText(cellValue, date1904) : null;
  if (date !== null) return date;
  const value = isExact(cellValue) ? cellValue : Number(cellValue.toPrecision(SIGNIFICANT_DIGITS));
  switch (format.kind) {
    case 'general':
    case 'date':
      return allDigits(value);
    case 'time':
      return formatted(format.code, value) || allDigits(value);
    case 'zeros': {
      const digits = allDigits(value);
      if (!Number.isInteger(value)) return digits;
      return value < 0 ? `-${withoutSign(digits).padStart(format.width, '0')}` : digits.padStart(format.width, '0');
    }
    case 'code':
      return codeText(value, format);
  }
}
