import type { ViewRow } from 'shared-kit/model/session-export';
import { packRows, unpackRows } from './packed-rows';

const row = (address: string, more: Partial<ViewRow> = {}): ViewRow => ({
  address,
  nth: 0,
  cells: [address, 12.5, null, 'Ibáñez 棚'],
  states: '   e',
  flags: 0,
  readings: 1,
  invalid: 0,
  ...more,
});

const plain = ({ address, nth, cells, states, flags, readings, invalid, expected, pictures }: ViewRow) => ({
  address,
  nth,
  cells,
  states,
  flags,
  readings,
  invalid,
  expected,
  pictures,
});

describe('packed rows', () => {
  it('ADD-RESULT-04 are unpacked unchanged, by address, also when an address has no row or several', () => {
    const rows = [
      [row('G1', { flags: 10, pictures: [{ path: 'a', at: 1 }] })],
      [],
      [row('G2', { expected: { 3: 'x' } }), row('G2', { nth: 1, readings: 2, invalid: 1, flags: 2 })],
    ];
    expect(unpackRows(structuredClone(packRows(rows))).map((of) => of.map(plain))).toEqual(rows.map((of) => of.map(plain)));
  });

  it('ADD-RESULT-04 are parsed when a cell is read, but not when only address and flags are read', () => {
    const parse = jest.spyOn(JSON, 'parse');
    const [[first], [second]] = unpackRows(packRows([[row('G1', { flags: 4 })], [row('G2')]])) as [[ViewRow], [ViewRow]];
    expect([first.address, first.nth, first.flags]).toEqual(['G1', 0, 4]);
    expect(parse).not.toHaveBeenCalled();
    expect([second.states, second.cells[0]]).toEqual(['   e', 'G2']);
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  });
});
