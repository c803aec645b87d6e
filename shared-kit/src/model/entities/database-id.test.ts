import { DEFAULT_DATABASE, isDatabaseId } from './database-id';

describe('ADD-39 the id of a database', () => {
  it.each([DEFAULT_DATABASE, 'eu-2', 'restored-2026-11-28', 'abcd', `a${'-'.repeat(61)}b`])('may be %s', (id) => {
    expect(isDatabaseId(id)).toBe(true);
  });

  it.each([
    ['abc'],
    ['2026'],
    ['Restored'],
    ['restored-'],
    ['rest_ored'],
    ['a/databases/b'],
    ['(default'],
    ['a'.repeat(64)],
    ['a1b2c3d4-0000-4000-8000-000000000000'],
    [''],
    [7],
    [undefined],
  ])('is not %p', (id) => {
    expect(isDatabaseId(id)).toBe(false);
  });
});
