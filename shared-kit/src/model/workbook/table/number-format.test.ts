/** @jest-environment node */
import fc from 'fast-check';
import { SSF } from 'xlsx';
import { SHOWN_NUMBERS } from './number-format.test-data';
import { isoDateText, numberFormat, numberText, serialDateText } from './number-format';

const text = (code: string, value: number, date1904 = false): string => numberText(value, numberFormat(code), date1904);

/** A literal that makes another number of the digits: the cell shows it, so it is taken. */
const LITERAL_POINT = /\\\.|"[\d.]+"/;

describe('a number in a cell', () => {
  it.each(SHOWN_NUMBERS)('TASK-33 with the format %p, %p is shown as %p and read as %p', (code, value, _shown, expected) => {
    expect(text(code, value)).toBe(expected);
  });

  it('TASK-33 is read as the shown text only if that has no other digits than the number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SHOWN_NUMBERS.map(([code]) => code)),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (code, given) => {
          const value = Number(given.toPrecision(15));
          const read = text(code, value);
          // Zero behind a hyphen of the format, as by `\\-0`, is still zero.
          if (/^-?[\d.]+$/.test(read) && !LITERAL_POINT.test(code)) expect(Number(read) + 0).toBe(value + 0);
        },
      ),
    );
  });

  it.each([
    ['', 7, '7'],
    ['h:mm', 0.5, '12:00'],
    ['[h]:mm:ss', 1.5, '36:00:00'],
  ])('TASK-33 with the format %p, %p is read as %p', (code, value, expected) => {
    expect(text(code, value)).toBe(expected);
  });

  it.each([
    ['m/d/yy'],
    ['yyyy-mm-dd hh:mm'],
    ['d-mmm'],
    ['mmm'],
    ['[$-409]d mmmm yyyy;@'],
    ['[Red]dd/mm/yyyy'],
    ['dd"h"mm"m"'],
    ['h:mm d'],
  ])('TASK-37 with the date format %p is read as year/month/day hours:minutes:seconds', (code) => {
    expect(text(code, 45352.4236111111)).toBe('2024/03/01 10:10:00');
  });

  it.each([['0"d"'], ['[Red]0'], ['0.00E+00'], ['"day "0'], ['0\\d'], ['mm:ss.0'], ['h AM/PM']])('TASK-37 is no date under %p', (code) => {
    expect(numberFormat(code).kind).not.toBe('date');
  });

  it.each([
    [1, '1'],
    [60, '60'],
    [61, '1900/03/01 00:00:00'],
    [45351, '2024/02/29 00:00:00'],
    [45351.999999, '2024/03/01 00:00:00'],
    [45351.99998, '2024/02/29 23:59:58'],
    [2958465, '9999/12/31 00:00:00'],
    [2958466, '2958466'],
    [-5, '-5'],
  ])('TASK-37 shows the day %p as %p', (serial, shown) => {
    expect(text('m/d/yy', serial)).toBe(shown);
  });

  it('TASK-37 counts from 1904 if the workbook does', () => {
    expect(text('m/d/yy', 43890, true)).toBe('2024/03/01 00:00:00');
  });

  it('TASK-37 is the same as in SheetJS for every second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61 * 86_400, max: 2_958_465 * 86_400 }), (seconds) => {
        const serial = seconds / 86_400;
        expect(serialDateText(serial, false)).toBe(SSF.format('yyyy/mm/dd hh:mm:ss', serial));
      }),
    );
  });

  it('TASK-33 has a text with any format', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 255 }), fc.double(), fc.boolean(), (code, value, date1904) => {
        expect(typeof text(code, value, date1904)).toBe('string');
      }),
    );
  });
});

describe('a malicious format', () => {
  it('TASK-14 TASK-33 longer than any spreadsheet program allows shows all digits, or a date', () => {
    expect(numberText(1234.5, numberFormat('0.'.repeat(200)), false)).toBe('1234.5');
    expect(numberText(45352.5, numberFormat(`yyyy-mm-dd${'"x"'.repeat(200)}`), false)).toBe('2024/03/01 12:00:00');
    expect(numberFormat('['.repeat(500_000)).kind).toBe('general');
  });
});

describe('an ISO date in a cell', () => {
  it.each([
    ['2024-03-01', '2024/03/01 00:00:00'],
    ['2024-03-01T10:05:06', '2024/03/01 10:05:06'],
    ['2024-03-01T10:05:06.789Z', '2024/03/01 10:05:06'],
    ['2024-03-01T10:05', '2024/03/01 10:05:00'],
    ['2024-13-01', null],
    ['2024-03-01T25:00', null],
    ['yesterday', null],
  ])('TASK-37 %p is read as %p', (iso, shown) => {
    expect(isoDateText(iso)).toBe(shown);
  });
});
