/** @jest-environment node */
import fc from 'fast-check';
import { tidyName } from '../text/names';
import { exampleAddresses, taskNames, taskNamesProblem } from './tasks';

describe('example addresses', () => {
  it.each([
    [[], [], []],
    [['a'], [], []],
    [['a', 'b'], ['a'], ['b']],
    [['a', 'b', 'c'], ['a'], ['c']],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b'],
      ['c', 'd'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b'],
      ['d', 'e'],
    ],
  ])('TASK-32 of %p start with %p and end with %p', (addresses, start, end) => {
    expect(exampleAddresses(addresses)).toEqual({ start, end, count: start.length + end.length });
  });

  it('TASK-32 never show a row twice', () => {
    fc.assert(
      fc.property(fc.nat(50), (n) => {
        const addresses = Array.from({ length: n }, (_, i) => `${i}`);
        const { start, end, count } = exampleAddresses(addresses);
        expect(new Set([...start, ...end]).size).toBe(count);
        expect(count).toBe(2 * Math.min(2, Math.floor(n / 2)));
      }),
    );
  });
});

describe('task names', () => {
  it('TASK-31 take the file name without its extension when there is one sheet and no name', () => {
    expect(taskNames('', 'north.xlsx', ['Sheet1'])).toEqual(['north']);
    expect(taskNames('  ', 'inv.2024.xlsx', ['Sheet1'])).toEqual(['inv.2024']);
    expect(taskNames(' March ', 'north.xlsx', ['Sheet1'])).toEqual(['March']);
  });

  it('TASK-30 combine the base name with each of several sheet names', () => {
    expect(taskNames('March', 'x.xlsx', ['North', 'South'])).toEqual(['March_North', 'March_South']);
    expect(taskNames('', 'x.xlsx', ['North', 'South'])).toEqual(['x_North', 'x_South']);
  });

  it.each([
    [
      ['St. #1', 'South'],
      ['St 1', 'South'],
    ],
    [
      ['A.1', 'A1', 'a[1]'],
      ['A1 2', 'A1', 'a1 3'],
    ],
    [
      ['...', 'South', '#'],
      ['1', 'South', '3'],
    ],
    [
      ['1', '.'],
      ['1', '2'],
    ],
    [
      ['2', '.'],
      ['2', '3'],
    ],
    [
      ['Acute´', 'Zero\u200bwidth'],
      ['Acute', 'Zerowidth'],
    ],
  ])('TASK-30 TASK-26 combine the base name with the sheet names %j without forbidden characters, and each differs', (sheets, endings) => {
    const names = taskNames('March', 'x.xlsx', sheets);
    expect(names).toEqual(endings.map((ending) => `March_${ending}`));
    expect(taskNamesProblem(names)).toBeNull();
  });

  it.each([
    [['inv.2024'], [], 213],
    [['a´b'], [], 213],
    [[''], [], 205],
    [['North'], ['south', 'NORTH'], 942],
    [['a_x', 'A_X'], [], 942],
    [['North'], ['North 2'], undefined],
  ])('TASK-25 %p beside the existing %p get code %p', (names, existing, code) => {
    expect(taskNamesProblem(names, existing)?.code).toBe(code);
  });

  it('TASK-25 report which name is in use', () => {
    expect(taskNamesProblem(['North'], ['north'])).toMatchObject({ code: 942, args: ['North'], field: 'name' });
  });
});

describe('the names of any tasks', () => {
  const name = fc.oneof(fc.constantFrom('Count', 'count ', 'Aisle_1', 'a.b', 'x´'), fc.string({ unit: 'grapheme', maxLength: 8 }));

  it('TASK-25, TASK-26 that are valid differ from each other and from existing ones, ignoring case', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), fc.array(name, { maxLength: 4 }), (names, existing) => {
        if (taskNamesProblem(names, existing) !== null) return;
        const plain = names.map((one) => one.trim().toLowerCase());
        expect(new Set(plain).size).toBe(names.length);
        expect(plain.filter((one) => existing.map((other) => other.toLowerCase()).includes(one))).toEqual([]);
        expect(names.join('')).not.toMatch(/[/.[\]*#´]/);
      }),
    );
  });

  it('TASK-30, TASK-31 are one per sheet, or one, and begin with the typed name', () => {
    fc.assert(
      fc.property(name, name, fc.array(name, { minLength: 1, maxLength: 4 }), (typed, file, sheets) => {
        const names = taskNames(typed, `${file}.xlsx`, sheets);
        expect(names).toHaveLength(sheets.length);
        const base = tidyName(typed) || tidyName(file);
        for (const one of names) expect(one.startsWith(base)).toBe(true);
      }),
    );
  });
});
