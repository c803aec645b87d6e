/** @jest-environment node */
import fc from 'fast-check';
import { checkText, FIELD_CHARS, forbiddenChars, isSameName, stripAccents, TASK_CHARS, tidyName, validateName } from './names';

const codeOf = (value: string, rules = {}): number | undefined => {
  const result = validateName(value, { field: 'name', ...rules });
  return result.ok ? undefined : result.problem.code;
};

describe('a name', () => {
  it.each([
    ['', 205],
    ['   ', 205],
    ['a'.repeat(101), 200],
    ['a/b', 213],
    ['a.b', 213],
    ['a[b', 213],
    ['a]b', 213],
    ['a*b', 213],
    ['a#b', 213],
    ['..', 213],
    ['a\u0000b', 200],
    ['a\nb', 200],
    ['a\u0085b', 200],
    ['__proto__', 200],
    ['____', 200],
    ['a\ud800b', 200],
    ['Pallet\u202egnp', 200],
    ['\u2066North\u2069', undefined],
    ['North\u200e', undefined],
    ['\u061cNorth', undefined],
    ['Nor\u200bth', 200],
    ['Nor\u00adth', 200],
    ['Nor\ufeffth', 200],
    ['a\u2028b', 200],
    ['👩\u200d🔧', 200],
    ['North\ufe0f', undefined],
    ['North\u{e0041}', undefined],
    ['North\u{e0100}', undefined],
    ['Nor\u3164th', 200],
    ['Nor\uffa0th', 200],
    ['Nor\u115fth', 200],
    ['Nor\u2800th', 200],
    ['Nor\u034fth', 200],
    ['Nor\u180bth', 200],
    ['Nor\u200dth', 200],
    ['Nor\u200cth', 200],
    ['می\u200c', undefined],
    ['N\u{e01ef}or', 200],
    ['Nor\u0378th', 200],
    ['Nor\uffffth', 200],
    ['a%2Fb', 213],
    ['a%2eb', 213],
    ['%41', 213],
    ['100%', undefined],
    ['100 % x', undefined],
    ['क्\u200dष', undefined],
    ['می\u200cخواهم', undefined],
    ["Arm\u00e1zem 1's `best`", undefined],
    ['a´b', undefined],
    ['😀', undefined],
  ])('DSET-18 %p gets code %p', (value, code) => {
    expect(codeOf(value)).toBe(code);
  });

  it.each([
    ['Zed\u200b', 'Zed'],
    ['\ufeffZed', 'Zed'],
    [' \u200e Zed\u00a0\u200f ', 'Zed'],
    ['Zed\u2800\u3164', 'Zed'],
    ['Zed\u0007', 'Zed'],
    ['\u200b', ''],
  ])('(D-110) %j is stored without what nobody sees at its ends', (typed, stored) => {
    expect(tidyName(typed)).toBe(stored);
  });

  it.each<[string, object]>([
    ['Zed\u200b42', { code: 200, key: 'err.unseenCharacter', args: ['Zed'] }],
    ['Zed \u202e42', { code: 200, key: 'err.unseenCharacter', args: ['Zed '] }],
    [`${'x'.repeat(40)}\u00ad1`, { code: 200, key: 'err.unseenCharacter', args: ['x'.repeat(30)] }],
    ['क्\u200dष\u200d1', { code: 200, key: 'err.unseenCharacter', args: ['क्\u200dष'] }],
    ['\ud800b', { code: 200, key: 'err.unseenCharacter', args: [''] }],
    ['__proto__', { code: 200, key: 'err.reservedName', args: ['__proto__'] }],
    ['a'.repeat(101), { code: 200, key: 'err.tooLong', args: [100] }],
  ])('(D-110) %j is refused by a sentence of its reason', (typed, problem) => {
    expect(validateName(typed, { field: 'name' })).toMatchObject({ problem: { ...problem, field: 'name' } });
  });

  it('(D-110) a text may have what emoji are made of, also at its end', () => {
    expect(checkText(' Doors \u200b❤\ufe0f👩\u200d🔧\u200b ', 'unity', 30)).toMatchObject({
      problem: { key: 'err.unseenCharacter', args: ['Doors '] },
    });
    expect(checkText('\ufeffDoors ❤\ufe0f👩\u200d🔧❤\ufe0f\u200b', 'unity', 30)).toEqual({
      ok: true,
      value: 'Doors ❤\ufe0f👩\u200d🔧❤\ufe0f',
    });
    expect(checkText('x'.repeat(31), 'unity', 30)).toMatchObject({
      problem: { code: 200, key: 'err.tooLong', args: [30], field: 'unity' },
    });
  });

  it('TASK-26 of a task may not contain an acute accent either, which the message names', () => {
    expect(codeOf('a´b', { set: TASK_CHARS })).toBe(213);
    expect(validateName('a.b', { field: 'name', set: TASK_CHARS })).toMatchObject({
      problem: { code: 213, key: 'createInventoryTask.forbiddenCharacters', args: ['a.b'], field: 'name' },
    });
    expect(codeOf("a'b`c", { set: TASK_CHARS })).toBeUndefined();
  });

  it('DSET-18 that is invalid is in the message', () => {
    expect(validateName(' a.b ', { field: 'name' })).toMatchObject({
      problem: { key: 'err.forbiddenCharacters', args: ['a.b'] },
    });
  });

  it('ERR-17 that is empty gets a message with the label of its field', () => {
    expect(validateName('', { field: 'domain', label: 'Domain name' })).toMatchObject({
      problem: { code: 205, args: ['Domain name'], field: 'domain' },
    });
  });

  it('ERR-28 of a key has its own code when empty, and may contain any character', () => {
    expect(codeOf(' ', { emptyCode: 505 })).toBe(505);
    expect(codeOf('v1.2 #3', { set: '' })).toBeUndefined();
  });

  it('DSET-18 is stored trimmed, without forbidden characters, and stays valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const result = validateName(value, { field: 'name' });
        if (!result.ok) return;
        expect(result.value).toBe(tidyName(value));
        expect(result.value).not.toMatch(/^ | $| {2}|[^\P{Zs} ]/u);
        expect(result.value).toBe(result.value.normalize('NFC'));
        expect(forbiddenChars(result.value, FIELD_CHARS)).toEqual([]);
        expect(validateName(result.value, { field: 'name' })).toEqual(result);
        expect(() => encodeURIComponent(result.value)).not.toThrow();
      }),
    );
  });
});

describe('the same name', () => {
  it.each<[string, string, string]>([
    ['case', 'North Yard', 'NORTH yard'],
    ['the form of its accents', 'Armazém', 'Armaze\u0301m'],
    ['blanks of another kind', 'North Yard', 'North\u00a0Yard'],
    ['several blanks', 'North Yard', 'North  Yard '],
    ['width', 'Rua 12', 'Ｒｕａ １２'],
    ['a ligature', 'Oﬃce', 'Office'],
    ['a sharp s in capitals', 'Straße', 'STRASSE'],
    ['a sigma at the end', 'Οδός', 'ΟΔΌΣ'],
    ['joiners between letters', 'ا\u200cب', 'اب'],
    ['what an older name holds invisibly', 'North\u200b\ufe0f', 'North'],
  ])('DSET-18 may differ only in %s', (_what, one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    ['Sao Paulo', 'São Paulo'],
    ['Ilık', 'Ilik'],
    ['North 1', 'North 2'],
    ['North Yard', 'NorthYard'],
  ])('DSET-18 is not %p for %p', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('DSET-18 is that of the stored form, however it was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (typed) => isSameName(typed, tidyName(typed)) && tidyName(tidyName(typed)) === tidyName(typed),
      ),
    );
  });
});

describe('forbidden characters', () => {
  it('DSET-18 are listed once each', () => {
    expect(forbiddenChars('a/b.c/d´')).toEqual(['/', '.']);
    expect(forbiddenChars('a/b.c/d´', TASK_CHARS)).toEqual(['/', '.', '´']);
    expect(forbiddenChars('a%2Fb%2F100%\ud800', TASK_CHARS)).toEqual(['%2F']);
  });
});

describe('stripping accents', () => {
  it.each([
    ['João Conceição', 'Joao Conceicao'],
    ['Ñandú', 'Nandu'],
    ['a\u0301', 'a'],
    ['plain', 'plain'],
  ])('AUTH-05 turns %p into %p', (text, plain) => {
    expect(stripAccents(text)).toBe(plain);
  });
});

it('stripping accents removes every combining mark, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = stripAccents(text);
      expect(plain).not.toMatch(/\p{M}/u);
      expect(stripAccents(plain)).toBe(plain);
    }),
  );
});
