import fc from 'fast-check';
import { FIELD_CHARS, forbiddenChars, stripAccents, TASK_CHARS, validateName } from './names';

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
    ['\u2066North\u2069', 200],
    ['North\u200e', 200],
    ['\u061cNorth', 200],
    ['Nor\u200bth', 200],
    ['Nor\u00adth', 200],
    ['Nor\ufeffth', 200],
    ['a\u2028b', 200],
    ['👩\u200d🔧', undefined],
    ['می\u200cخواهم', undefined],
    ["Arm\u00e1zem 1's `best`", undefined],
    ['a´b', undefined],
    ['😀', undefined],
  ])('DSET-18 %p gets code %p', (value, code) => {
    expect(codeOf(value)).toBe(code);
  });

  it('TASK-26 of a task may not hold an acute accent either, and says so', () => {
    expect(codeOf('a´b', { set: TASK_CHARS })).toBe(213);
    expect(validateName('a.b', { field: 'name', set: TASK_CHARS })).toMatchObject({
      problem: { code: 213, key: 'createInventoryTask.forbiddenCharacters', args: ['a.b'], field: 'name' },
    });
    expect(codeOf("a'b`c", { set: TASK_CHARS })).toBeUndefined();
  });

  it('DSET-18 names the value in the message', () => {
    expect(validateName(' a.b ', { field: 'name' })).toMatchObject({
      problem: { key: 'err.forbiddenCharacters', args: ['a.b'] },
    });
  });

  it('ERR-17 names the field that is empty, by its label', () => {
    expect(validateName('', { field: 'domain', label: 'Domain name' })).toMatchObject({
      problem: { code: 205, args: ['Domain name'], field: 'domain' },
    });
  });

  it('ERR-28 has an own code for an empty key description, which may hold any character', () => {
    expect(codeOf(' ', { emptyCode: 505 })).toBe(505);
    expect(codeOf('v1.2 #3', { set: '' })).toBeUndefined();
  });

  it('DSET-18 comes out trimmed, without forbidden characters, and stays valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const result = validateName(value, { field: 'name' });
        if (!result.ok) return;
        expect(result.value).toBe(value.trim());
        expect(forbiddenChars(result.value, FIELD_CHARS)).toEqual([]);
        expect(validateName(result.value, { field: 'name' })).toEqual(result);
        expect(() => encodeURIComponent(result.value)).not.toThrow();
      }),
    );
  });
});

describe('forbidden characters', () => {
  it('DSET-18 are listed once each', () => {
    expect(forbiddenChars('a/b.c/d´')).toEqual(['/', '.']);
    expect(forbiddenChars('a/b.c/d´', TASK_CHARS)).toEqual(['/', '.', '´']);
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

it('stripping accents leaves no mark, and nothing more to strip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = stripAccents(text);
      expect(plain).not.toMatch(/\p{M}/u);
      expect(stripAccents(plain)).toBe(plain);
    }),
  );
});
