import fc from 'fast-check';
import { aRecord } from 'shared-kit/testing';
import { pictureOf } from '../../testing/picture-of';
import { MARK } from '../draw/sprites';
import { CELL_RESULTS } from '../picture/cell-states';
import { areasAround, cellsOfArea } from './area';
import { readMapQuery, writeMapQuery, type MapQuery } from './map-query';
import { shownAddresses, shownCells } from './shown-cells';

const ALL: MapQuery = { source: undefined, results: [], street: undefined, withoutPlace: false, areas: [], startAddress: undefined };
const text = fc.string({ maxLength: 6 });
const side = fc.record({ column: text, position: text, level: text });
const query: fc.Arbitrary<MapQuery> = fc.record({
  source: fc.oneof(fc.constant(undefined), fc.constant('all' as const), fc.record({ session: fc.string({ minLength: 1, maxLength: 6 }) })),
  results: fc.subarray([...CELL_RESULTS]),
  street: fc.option(text, { nil: undefined }),
  withoutPlace: fc.boolean(),
  areas: fc.array(fc.record({ street: text, from: side, to: side }), { maxLength: 4 }),
  startAddress: fc.option(text, { nil: undefined }),
});

const picture = pictureOf(
  ['10111', '10112', '10121', '10211', '20111', 'shelf 1'].map((address, at) => aRecord({ address, status: at === 1 ? 'empty' : 'read' })),
  'RCCNA',
);

describe('the filter of the map', () => {
  it('ADD-MAP-03 is written to the URL completely, and read back from it', () => {
    fc.assert(
      fc.property(query, (asked) =>
        expect(readMapQuery(new URLSearchParams(writeMapQuery(new URLSearchParams(), asked).toString()))).toEqual(asked),
      ),
    );
  });

  it('ADD-MAP-03 ignores invalid values in a URL, and leaves the rest of the URL unchanged', () => {
    const params = new URLSearchParams('area=x&area=[1]&area=["1"]&show=nothing&show=empty&session=&q=dock&page=3');
    expect(readMapQuery(params)).toEqual({ ...ALL, results: ['empty'] });
    expect(writeMapQuery(params, { street: '12' }).toString()).toContain('q=dock');
    expect(writeMapQuery(params, { street: '12' }).has('page')).toBe(false);
    expect(writeMapQuery(new URLSearchParams('street=12&show=empty'), { source: 'all' }).toString()).toBe('show=empty&all=1');
  });

  it('ADD-MAP-03 narrows by result, street, area and missing place; the rest is dimmed', () => {
    const shown = (asked: Partial<MapQuery>) => [...shownAddresses(picture, { ...ALL, ...asked })];
    expect(shown({})).toEqual(['10111', '10112', '10121', '10211', '20111', 'shelf 1']);
    expect(shown({ results: ['empty'] })).toEqual(['10112']);
    expect(shown({ street: '2' })).toEqual(['20111']);
    expect(shown({ street: 'nowhere' })).toEqual([]);
    expect(shown({ withoutPlace: true })).toEqual(['shelf 1']);
    const areas = areasAround(picture, [0, 1]);
    expect(shown({ areas })).toEqual(['10111', '10112']);
    expect(shown({ areas, results: ['empty'] })).toEqual(['10112']);
    expect(Array.from(shownCells(picture, { ...ALL, areas }).marks)).toEqual([
      MARK.selected,
      MARK.selected,
      MARK.dimmed,
      MARK.dimmed,
      MARK.dimmed,
      MARK.dimmed,
    ]);
  });

  it('ADD-MAP-03 the area around cells contains all of them, and the area around its cells is the same area', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(4), { minLength: 1 }), (cells) => {
        const areas = areasAround(picture, cells);
        const inside = areas.flatMap((area) => [...cellsOfArea(picture, area)]);
        expect(cells.every((cell) => inside.includes(cell))).toBe(true);
        expect(areasAround(picture, inside)).toEqual(areas);
      }),
    );
  });

  it('ADD-MAP-03 an area of racks that no longer exist contains nothing', () => {
    const [area] = areasAround(picture, [0]);
    expect([...cellsOfArea(picture, area!)]).toEqual([0]);
    expect([...cellsOfArea(picture, { ...area!, street: '9' })]).toEqual([]);
    expect([...cellsOfArea(picture, { ...area!, to: { ...area!.to, level: '9' } })]).toEqual([]);
    expect(areasAround(picture, [5])).toEqual([]);
  });
});
