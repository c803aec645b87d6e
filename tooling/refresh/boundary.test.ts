import * as Refresh from 'react-refresh/runtime';
import { isBoundary, isSameBoundary } from './boundary';

/** New components with these names, such as each run of a module creates. */
function components(...names: string[]): Record<string, () => null> {
  return Object.fromEntries(
    names.map((name) => {
      const type = () => null;
      Refresh.register(type, `module ${name}`);
      return [name, type];
    }),
  );
}

describe('a module whose changes can be applied without its importers', () => {
  it.each<[what: string, exports: object | undefined, expected: boolean]>([
    ['components alone', { List: () => null, Row: () => null }, true],
    ['a component and a constant', { List: () => null, rows: 20 }, false],
    ['a hook', { useRows: () => [] }, false],
    ['nothing', {}, false],
    ['no module', undefined, false],
  ])('ADD-FIT-06 exports %s: %#', (_what, exports, expected) => {
    expect(isBoundary(exports)).toBe(expected);
  });

  it('ADD-FIT-06 keeps state if it exports the same components, but not if one is removed or replaced by another', () => {
    const before = components('List', 'Row');
    expect(isSameBoundary(before, components('List', 'Row'))).toBe(true);
    expect(isSameBoundary(before, components('List'))).toBe(false);
    expect(isSameBoundary(before, { ...components('List'), Row: components('Line').Line })).toBe(false);
  });
});
