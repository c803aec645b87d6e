/** @jest-environment node */
import fc from 'fast-check';
import { entryName, safeFileName, sheetName, timeStamp } from './file-names';

const one = (raw: string): string => sheetName(raw, new Set());

describe('sheet names', () => {
  it.each([
    ['is kept', 'Aisle 1', 'Aisle 1'],
    ['is kept at 30 characters', 'a'.repeat(30), 'a'.repeat(30)],
    ['is cut to 29 and an ellipsis over 30', 'a'.repeat(31), `${'a'.repeat(29)}…`],
    ['loses forbidden characters', 'a\\b/c?d*e[f]g:h\u0007', 'a_b_c_d_e_f_g_h_'],
    ['loses apostrophes and spaces at its edges', " ''Ana's' ' ", "Ana's"],
    ['is replaced when nothing is left', " ' ", 'Sheet'],
    ['is not History, which Excel keeps', 'history', 'history_'],
    ['is not cut within a character', `${'a'.repeat(28)}😀 and more`, `${'a'.repeat(28)}…`],
  ])('EXPORT-12 a name %s', (_, raw, expected) => {
    expect(one(raw)).toBe(expected);
  });

  it('EXPORT-12 names that are equal ignoring case are numbered, and cut if they are too long', () => {
    const used = new Set<string>();
    const long = 'x'.repeat(40);
    expect(['Dup', 'DUP', 'dup', long, long].map((raw) => sheetName(raw, used))).toEqual([
      'Dup',
      'DUP~2',
      'dup~3',
      `${'x'.repeat(29)}…`,
      `${'x'.repeat(28)}~2`,
    ]);
  });

  it('EXPORT-12 any names become valid and unique', () => {
    const raw = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom("'", 'History', 'a~2', 'A', 'a', 'z'.repeat(50)));
    fc.assert(
      fc.property(fc.array(raw), (list) => {
        const used = new Set<string>();
        const names = list.map((name) => sheetName(name, used));
        for (const name of names) {
          expect(name).toMatch(/^[^'\\/?*[\]:\u0000-\u001f]([^\\/?*[\]:\u0000-\u001f]{0,28}[^'\\/?*[\]:\u0000-\u001f])?$/);
          expect(name).not.toMatch(/\p{Surrogate}/u);
          expect(name.toLowerCase()).not.toBe('history');
        }
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(list.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('file names', () => {
  it.each([
    ['acme_Central Warehouse', 'acme_Central Warehouse'],
    ['a\\b/c:d*e?f"g<h>i|j\u0000', 'a_b_c_d_e_f_g_h_i_j_'],
    ['../../etc/passwd', '.._.._etc_passwd'],
    ['..', '_'],
    ['', '_'],
    ['trailing. . ', 'trailing'],
    ['con', '_con'],
    ['Armazém 1', 'Armazém 1'],
  ])('EXPORT-10 %j is written as %j', (raw, expected) => {
    expect(safeFileName(raw)).toBe(expected);
  });

  it('EXPORT-10 a long name is cut to leave room for a suffix', () => {
    expect(new TextEncoder().encode(safeFileName('倉'.repeat(300))).length).toBeLessThanOrEqual(240);
  });

  it('EXPORT-10 equal entries of a ZIP are numbered', () => {
    const used = new Set<string>();
    expect(['Count', 'count', 'Count'].map((name) => entryName(name, 'csv', used))).toEqual(['Count.csv', 'count~2.csv', 'Count~3.csv']);
  });

  it.each([
    ['the encoding of accents', 'Armaz\u00e9m', 'Armaze\u0301m'],
    ['the encoding of accents and case', 'A\u00c7\u00c3O', 'ac\u0327a\u0303o'],
    ['a letter of two in upper case', 'Stra\u00dfe', 'STRASSE'],
    ['width', 'Rua 1', 'Rua \uff11'],
  ])('EXPORT-10 names of a ZIP that differ only in %s are numbered, because some systems treat them as equal', (_, one, other) => {
    const used = new Set<string>();
    expect([one, other].map((name) => entryName(name, 'csv', used))).toEqual([`${one}.csv`, `${other}~2.csv`]);
  });

  it('EXPORT-12 sheets whose names differ only in the encoding of accents are numbered', () => {
    const used = new Set<string>();
    expect(['Armaz\u00e9m', 'Armaze\u0301m'].map((name) => sheetName(name, used))).toEqual(['Armaz\u00e9m', 'Armaze\u0301m~2']);
  });

  it('EXPORT-01 the time in file names is local', () => {
    expect(timeStamp(new Date(2024, 0, 2, 3, 4, 5).getTime())).toBe('20240102_030405');
  });
});
