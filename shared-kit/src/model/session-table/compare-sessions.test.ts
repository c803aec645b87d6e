/** @jest-environment node */
import fc from 'fast-check';
import type { AddressRecord } from '../entities/entities';
import { DEFAULT_TOGGLES } from '../sessions/export-options';
import { flagsOf, resultOf } from '../sessions/results';
import { buildTable } from './build-table';
import { compareSessions, type ComparedRow } from './compare-sessions';
import { aRecord, sampleRecords, sampleSession, sampleSettings } from '../session-export/session-export.test-data';
import { runSteps } from '../pacing/steps';

function compare(first: readonly AddressRecord[], second: readonly AddressRecord[]) {
  const rows: ComparedRow[] = [];
  const head = runSteps(compareSessions(first, second, sampleSettings, (row) => rows.push(row)));
  return { head, rows };
}

const pallet = (SKU: string, valid = true) => [{ name: 'Pallet', valid, data: { SKU, Lot: 'L7' } }];
const differences = (rows: readonly ComparedRow[]) => Object.fromEntries(rows.map(({ address, difference }) => [address, difference]));

describe('comparing two sessions', () => {
  it('ADD-COMPARE-01 returns what only one of them has, what has changed and what is equal', () => {
    const { head, rows } = compare(
      [
        aRecord('1', { labels: pallet('A') }),
        aRecord('2'),
        aRecord('3', { labels: pallet('A') }),
        aRecord('5', { checkedAt: 1, employeeName: 'Ana' }),
      ],
      [
        aRecord('1', { labels: pallet('B') }),
        aRecord('3', { labels: pallet('A') }),
        aRecord('4'),
        aRecord('5', { checkedAt: 2, employeeName: 'Rui' }),
      ],
    );
    expect(differences(rows)).toEqual({ 1: 'changed', 2: 'first', 3: 'equal', 4: 'second', 5: 'equal' });
    expect(head).toEqual(['SKU', 'SKU (check)', 'Lot', 'Qty [box]', 'Qty [box] (check)']);
    expect([rows[0]!.first![0], rows[0]!.second![0]]).toEqual(['A', 'B']);
    expect(rows[1]).toMatchObject({ results: ['read', null], second: null });
  });

  it('ADD-COMPARE-01 a changed result is a change, even if all values are equal', () => {
    const { rows } = compare([aRecord('1')], [aRecord('1', { results: { other: 'negative' } })]);
    expect(rows).toMatchObject([{ difference: 'changed', results: ['read', 'divergent'] }]);
  });

  it('ADD-COMPARE-01 different texts in a summed column are a change, and equal ones are not', () => {
    const qty = (...values: string[]) => values.map((Qty, i) => aRecord(`${i}`, { mif: { Qty } }));
    expect(differences(compare(qty('x', 'x'), qty('y', 'x')).rows)).toEqual({ 0: 'changed', 1: 'equal' });
  });

  it('ADD-COMPARE-01 equal sums of decimal numbers are not a change, even if their numbers differ', () => {
    const weights = (...values: number[]) => values.map((Qty) => aRecord('1', { mif: { Qty } }));
    const { rows } = compare(weights(1.1, 2.2), weights(3.3));
    expect(rows).toMatchObject([{ difference: 'equal' }]);
    expect(rows[0]!.first).toContain(3.3);
  });

  it('ADD-COMPARE-01 readings of one address are compared together, in the order of time', () => {
    const one = [aRecord('1', { checkedAt: 1, labels: pallet('A') }), aRecord('1', { checkedAt: 2, labels: pallet('B') })];
    expect(differences(compare(one, [...one].reverse()).rows)).toEqual({ 1: 'equal' });
  });

  it('ADD-COMPARE-01 a session has no difference to itself, and neither have two empty ones', () => {
    expect(new Set(Object.values(differences(compare(sampleRecords, sampleRecords).rows)))).toEqual(new Set(['equal']));
    expect(compare([], []).rows).toEqual([]);
  });

  it('ADD-COMPARE-01 has the same result as a simple comparison of the two tables', () => {
    const labels = fc.constantFrom<AddressRecord['labels']>([], pallet('A'), pallet('B'), pallet('', false), [
      ...pallet('A'),
      ...pallet('B'),
    ]);
    const record = fc
      .tuple(
        fc.constantFrom('1', '2', '3', '4'),
        labels,
        fc.constantFrom('read', 'empty', 'invalid'),
        fc.constantFrom({}, { Qty: 3 }, { Qty: 'x' }),
        fc.constantFrom('positive', 'negative'),
        fc.nat(3),
      )
      .map(([address, own, status, mif, check, checkedAt]) =>
        aRecord(address, { labels: own, status, mif, results: { SKU: check }, checkedAt } as Partial<AddressRecord>),
      );
    const session = fc.array(record, { maxLength: 8 });
    const plainly = (records: AddressRecord[], address: string) => {
      const own = records.filter((one) => one.address === address);
      if (own.length === 0) return null;
      const { rows } = buildTable(own, sampleSettings, sampleSession, { ...DEFAULT_TOGGLES, showBaseFields: false });
      return JSON.stringify([rows, resultOf(own.reduce((flags, one) => flags | flagsOf(one), 0))]);
    };
    fc.assert(
      fc.property(session, session, (first, second) => {
        const { rows } = compare(first, second);
        expect(rows.map(({ address }) => address)).toEqual([...new Set([...first, ...second].map(({ address }) => address))].sort());
        for (const { address, difference } of rows) {
          const [one, other] = [plainly(first, address), plainly(second, address)];
          expect(difference).toBe(one === null ? 'second' : other === null ? 'first' : one === other ? 'equal' : 'changed');
        }
        const swapped = { first: 'second', second: 'first', changed: 'changed', equal: 'equal' } as const;
        const back = differences(compare(second, first).rows);
        for (const { address, difference } of rows) expect(back[address]).toBe(swapped[difference]);
      }),
    );
  });
});
