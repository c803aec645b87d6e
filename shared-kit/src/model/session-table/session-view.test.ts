/** @jest-environment node */
import { DEFAULT_TOGGLES, type TableToggles } from '../sessions/export-options';
import { resultOf } from '../sessions/results';
import type { AddressRecord } from '../entities/entities';
import { buildTable } from './build-table';
import { GroupedRecords } from './grouped-records';
import { sampleRecords, sampleSession, sampleSettings } from '../session-export/session-export.test-data';
import { SessionView, type ViewRow } from './session-view';

function viewOf(toggles: Partial<TableToggles> = {}, records: readonly AddressRecord[] = sampleRecords): ViewRow[] {
  const grouped = new GroupedRecords();
  const view = new SessionView(sampleSettings, sampleSession, { ...DEFAULT_TOGGLES, ...toggles });
  grouped.add(records);
  view.addRecords(records);
  return Array.from(grouped.order(), (place) => view.rowsOf(grouped.groups[place]!)).flat();
}

describe('the table of a session on its page', () => {
  it.each([{}, { mergeLabels: false }, { invalidOnly: true }, { showInputData: true }, { showInputData: true, showBaseFields: false }])(
    'ADD-RESULT-04 has the rows and cells of the exports with %j',
    (toggles) => {
      const table = buildTable(sampleRecords, sampleSettings, sampleSession, { ...DEFAULT_TOGGLES, ...toggles });
      expect(viewOf(toggles).map(({ cells }) => cells)).toEqual(table.rows);
    },
  );

  it('ADD-RESULT-01 marks which cells contain a state and which a value', () => {
    // Address, checked at, ID, name, SKU, SKU (check), Lot, Qty, Qty (check).
    expect(viewOf().map(({ states }) => states)).toEqual(['     d  p', '    enenn', '    ini d']);
  });

  it('ADD-RESULT-01 contains the expected value when a reading differs, and the number of readings of an address', () => {
    const [twice, , unreadable] = viewOf();
    expect(twice).toMatchObject({ address: '01010101', readings: 2, invalid: 0 });
    expect(twice!.expected).toBeDefined();
    expect(resultOf(twice!.flags)).toBe('divergent');
    expect(resultOf(unreadable!.flags)).toBe('invalid');
  });

  it('ADD-RESULT-02 counts each address once for every result of its readings', () => {
    const again: AddressRecord = { ...sampleRecords[0]!, status: 'invalid', labels: [], results: {}, pictures: ['a'] };
    const grouped = new GroupedRecords();
    expect(grouped.add(sampleRecords)).toEqual([0, 1, 2]);
    expect(grouped.add([again])).toEqual([0]);
    const [row] = viewOf({}, [...sampleRecords, again]);
    expect(row).toMatchObject({ readings: 3, invalid: 1, pictures: [{ path: 'a', at: again.checkedAt }] });
  });

  it('ADD-RESULT-04 contains only invalid readings when chosen, with the number of all readings of the address', () => {
    const again: AddressRecord = { ...sampleRecords[0]!, status: 'invalid', labels: [], results: {} };
    expect(
      viewOf({ invalidOnly: true }, [...sampleRecords, again]).map(({ address, readings, invalid }) => [address, readings, invalid]),
    ).toEqual([
      ['01010101', 3, 1],
      ['01010103', 1, 0],
    ]);
  });

  it('ADD-RESULT-04 has columns that are not in the settings in the order of first reading, as in exports', () => {
    const strange = (address: string, name: string): AddressRecord => ({
      ...sampleRecords[0]!,
      address,
      labels: [{ name: 'Old', valid: true, data: { [name]: '1' } }],
      mif: { [`m${name}`]: 2 },
    });
    const records = [strange('2', 'b'), strange('1', 'a'), ...sampleRecords];
    const view = new SessionView(sampleSettings, sampleSession, DEFAULT_TOGGLES);
    expect(view.addRecords(sampleRecords)).toBe(false);
    const other = new SessionView(sampleSettings, sampleSession, DEFAULT_TOGGLES);
    expect(other.addRecords(records)).toBe(true);
    expect(other.tableColumns.head).toEqual(buildTable(records, sampleSettings, sampleSession, DEFAULT_TOGGLES).head);
    expect(viewOf({}, records).map(({ cells }) => cells)).toEqual(buildTable(records, sampleSettings, sampleSession, DEFAULT_TOGGLES).rows);
  });
});
