import fc from 'fast-check';
import { aRecord } from 'shared-kit/testing';
import { pictureOf } from '../../testing/picture-of';
import { CELL_RESULTS } from './cell-states';
import { addressAt, cellOf, columnAt, sizeOf, stateAt, streetAt, type RackPicture } from './rack-picture';
import { ReadingsPicture } from './readings-picture';
import { textAt } from './text-list';

const PATTERN = 'RRCC';
const picture = (records: ReturnType<typeof aRecord>[], expected: string[] | null = null) => pictureOf(records, PATTERN, expected);
const shown = (of: RackPicture) =>
  Object.fromEntries(Array.from({ length: sizeOf(of) }, (_, cell) => [addressAt(of, cell), stateAt(of, cell)]));

describe('the picture of a session', () => {
  it('ADD-MAP-02 gives every address the worst result of its readings, and all else from the latest', () => {
    const label = (valid: boolean, SKU: string) => [{ name: 'Pallet', valid, data: { SKU } }];
    const of = picture([
      aRecord({ address: '0101', checkedAt: 2, employeeName: 'Rui', labels: label(true, 'A7') }),
      aRecord({ address: '0101', checkedAt: 1, employeeName: 'Ana', labels: label(false, '') }),
      aRecord({ address: '0102', status: 'empty' }),
      aRecord({ address: '0103', results: { SKU: 'negative' } }),
      aRecord({ address: 'DOCK', status: 'invalid', checkedAt: 0, employeeName: '', employeeId: '17' }),
      aRecord({ address: 'DOCK 1' }),
    ]);
    expect(shown(of)).toEqual({ '0101': 'invalid', '0102': 'empty', '0103': 'divergent', DOCK: 'invalid', 'DOCK 1': 'read' });
    const cell = cellOf(of, '0101');
    expect([of.checkedAt[cell], of.people[of.readBy[cell]!], of.readings[cell], textAt(of.values, cell)]).toEqual([2, 'Rui', 2, 'A7']);
    expect(of.people[of.readBy[cellOf(of, 'DOCK')]!]).toBe('17');
    expect(of.counts.at(-1)).toEqual([1, 1, 2, 1, 0]);
    // `DOCK` has a place: it is as long as the pattern, and only the length is tested.
    expect(of.counts.at(-2)).toEqual([1, 0, 0, 0, 0]);
    expect(cellOf(of, 'nowhere')).toBe(-1);
  });

  it('ADD-MAP-05 shows addresses as missing that the task expects and nobody has read, and none without a task', () => {
    const of = picture([aRecord({ address: '0101' }), aRecord({ address: '0109' })], ['0101', '0102', '0102']);
    expect(shown(of)).toEqual({ '0101': 'read', '0102': 'missing', '0109': 'read' });
    expect(of.hasExpected).toBe(true);
    expect(picture([aRecord({ address: '0101' })]).hasExpected).toBe(false);
  });

  it('ADD-MAP-02 has the states and counts that follow from the records, and finds every cell by its address', () => {
    const address = fc.string({ unit: fc.constantFrom('0', '1', '2', 'X'), minLength: 3, maxLength: 5 });
    const record = fc.record({
      address,
      status: fc.constantFrom('read', 'empty', 'invalid'),
      check: fc.constantFrom('negative', 'positive'),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), fc.array(address, { maxLength: 20 }), (list, expected) => {
        const records = list.map(({ address: at, status, check }) => aRecord({ address: at, status, results: { SKU: check } }));
        const of = picture(records, expected);
        const plain: Record<string, string> = Object.fromEntries(expected.map((one) => [one, 'missing']));
        for (const { address: at } of records) {
          const own = records.filter((one) => one.address === at);
          const has = (test: (one: (typeof own)[number]) => boolean) => own.some(test);
          plain[at] = 'read';
          if (has(({ status }) => status === 'empty')) plain[at] = 'empty';
          if (has(({ results }) => results['SKU'] === 'negative')) plain[at] = 'divergent';
          if (has(({ status }) => status === 'invalid')) plain[at] = 'invalid';
        }
        expect(shown(of)).toEqual(plain);
        expect(of.counts.at(-1)).toEqual(CELL_RESULTS.map((result) => Object.values(plain).filter((one) => one === result).length));
        const total = CELL_RESULTS.map((_, place) => of.counts.slice(0, -1).reduce((sum, counts) => sum + counts[place]!, 0));
        expect(total).toEqual(of.counts.at(-1));
        for (let cell = 0; cell < sizeOf(of); cell++) {
          const street = streetAt(of, cell);
          const where = addressAt(of, cell);
          expect(street === -1).toBe(where.length !== 4);
          if (street === -1) continue;
          expect(of.streets[street]!.name).toBe(where.slice(0, 2));
          expect(of.streets[street]!.columns[columnAt(of.streets[street]!, cell)]).toBe(where.slice(2));
        }
      }),
    );
  });

  it('ADD-MAP-07 is in the end the same when it is built while the records arrive', () => {
    const record = fc.record({
      address: fc.constantFrom('0101', '0102', '0201', '9', '01010'),
      checkedAt: fc.nat(3),
      status: fc.constantFrom('read', 'empty', 'invalid'),
    });
    fc.assert(
      fc.property(fc.array(fc.array(record)), fc.option(fc.subarray(['0101', '0102', '0301'])), (parts, expected) => {
        const records = parts.map((part) => part.map((one) => aRecord(one as Parameters<typeof aRecord>[0])));
        const built = new ReadingsPicture(PATTERN, expected);
        for (const part of records) {
          built.add(0, part);
          expect(built.build(true).partial).toBe(true);
        }
        expect(built.build(false)).toEqual(pictureOf(records.flat(), PATTERN, expected));
      }),
    );
  });
});
