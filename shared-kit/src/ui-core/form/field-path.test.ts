import fc from 'fast-check';
import { valueAt, withValueAt, type FieldPath, type ValueAt } from './field-path';

interface Settings {
  pattern: string;
  base: { address: string };
  rows: { name: string; tags: string[] }[];
  file: File | null;
}

const VALUES: Settings = {
  pattern: 'RR',
  base: { address: 'A' },
  rows: [
    { name: 'a', tags: ['x'] },
    { name: 'b', tags: [] },
  ],
  file: null,
};

it('valueAt returns the value at a path, and undefined if there is none', () => {
  expect(valueAt(VALUES, 'base.address')).toBe('A');
  expect(valueAt(VALUES, 'rows.0.tags.0')).toBe('x');
  expect(valueAt(VALUES, 'rows.7.name')).toBeUndefined();
});

it('withValueAt changes a copy, and shares the objects outside of the path', () => {
  const next = withValueAt(VALUES, 'rows.1.name', 'c');
  expect(next.rows.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(next.rows[0]).toBe(VALUES.rows[0]);
  expect(next.base).toBe(VALUES.base);
  expect(VALUES.rows[1]?.name).toBe('b');
});

it('valueAt returns what withValueAt has set at any path', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !text.includes('.'));
  fc.assert(
    fc.property(fc.object(), fc.array(name, { minLength: 1, maxLength: 4 }), fc.anything(), (values, names, value) => {
      const path = names.join('.');
      fc.pre(!names.slice(0, -1).some((_, index) => Array.isArray(valueAt(values, names.slice(0, index + 1).join('.')))));
      expect(valueAt(withValueAt(values, path, value), path)).toBe(value);
    }),
  );
});

it('FieldPath and ValueAt give the types of names and values', () => {
  const names: FieldPath<Settings>[] = ['pattern', 'base', 'base.address', 'rows', 'rows.0', 'rows.0.name', 'rows.1.tags.0', 'file'];
  // @ts-expect-error -- no such field
  names.push('base.adress');
  // @ts-expect-error -- a file is one value
  names.push('file.name');
  const typed: [ValueAt<Settings, 'base.address'>, ValueAt<Settings, `rows.${number}.name`>, ValueAt<Settings, 'rows.0'>] = [
    'A',
    'a',
    VALUES.rows[0]!,
  ];
  expect(typed).toHaveLength(3);
});
