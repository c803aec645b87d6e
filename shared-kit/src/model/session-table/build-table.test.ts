/** @jest-environment node */
import fc from 'fast-check';
import type { AddressRecord } from '../entities/entities';
import { DEFAULT_TOGGLES, type TableToggles } from '../sessions/export-options';
import { buildTable } from './build-table';
import { dateText } from '../workbook/table/dates';
import {
  aDataField,
  aLabelDesign,
  aManualField,
  aRecord,
  at,
  sampleRecords,
  sampleSession,
  sampleSettings,
} from '../session-export/session-export.test-data';

/** The sample's table as D-74 prints it. */
function printed(toggles: Partial<TableToggles> = {}, records: readonly AddressRecord[] = sampleRecords): string[] {
  const table = buildTable(records, sampleSettings, sampleSession, { ...DEFAULT_TOGGLES, ...toggles });
  const rows = table.rows.map((row) =>
    row.map((cell, i) => (table.dateColumns.includes(i) ? dateText(Number(cell)) : String(cell))).join(' ; '),
  );
  return [table.head.join(' ; '), ...rows];
}

const allFields = (record: Partial<AddressRecord>, toggles: Partial<TableToggles> = {}) => {
  const session = { ...sampleSession, wasTask: false };
  const table = buildTable([aRecord('01010101', record)], sampleSettings, session, { ...DEFAULT_TOGGLES, ...toggles });
  return Object.fromEntries(table.head.map((header, i) => [header, table.rows[0]?.[i]]));
};

describe('the table of a session', () => {
  it('DASH-15 DASH-16 DASH-20 merges the readings of an address into one row', () => {
    expect(printed()).toEqual([
      'Address ; Checked at ; Employee ID ; Employee name ; SKU ; SKU (check) ; Lot ; Qty [box] ; Qty [box] (check)',
      '01010101 ; 2024/03/01 10:05:00 ; 17 ; Ana Lima ; A1 | A2 ; DIVERGENT ; L7 ; 8 ; OK',
      '01010102 ; 2024/03/01 10:01:00 ; 17 ; Ana Lima ; EMPTY ;  ; EMPTY ;  ; ',
      '01010103 ; 2024/03/01 10:02:00 ; 17 ; Ana Lima ; INVALID ;  ; INVALID ; 1 ; DIVERGENT',
    ]);
  });

  it('DASH-15 has a row for each record and label when nothing is merged', () => {
    expect(printed({ mergeLabels: false }).slice(1, 4)).toEqual([
      '01010101 ; 2024/03/01 10:00:00 ; 17 ; Ana Lima ; A1 ; DIVERGENT ; L7 ; 5 ; OK',
      '01010101 ; 2024/03/01 10:00:00 ; 17 ; Ana Lima ; A2 ; DIVERGENT ; L7 ; 5 ; OK',
      '01010101 ; 2024/03/01 10:05:00 ; 17 ; Ana Lima ;  ;  ;  ; 3 ; ',
    ]);
  });

  it.each<[string, Partial<TableToggles>, string]>([
    [
      'DASH-12 adds the input columns after the base columns',
      { showInputData: true },
      'Address ; Checked at ; Employee ID ; Employee name ; Owner ; SKU (input) ; Expected qty ; SKU ; SKU (check) ; Lot ; Qty [box] ; Qty [box] (check)',
    ],
    [
      'DASH-12 DASH-13 keeps the address where the sheet had it when base fields are off',
      { showInputData: true, showBaseFields: false },
      'Address ; Owner ; SKU (input) ; Expected qty ; SKU ; SKU (check) ; Lot ; Qty [box] ; Qty [box] (check)',
    ],
    [
      'DASH-13 leaves the address when base and input columns are off',
      { showBaseFields: false },
      'Address ; SKU ; SKU (check) ; Lot ; Qty [box] ; Qty [box] (check)',
    ],
  ])('%s', (_, toggles, head) => {
    expect(printed(toggles)[0]).toBe(head);
  });

  it('DASH-12 shows the row of the sheet beside the read values', () => {
    expect(printed({ showInputData: true, showBaseFields: false })[1]).toBe('01010101 ; ACME ; A1 ; 8 ; A1 | A2 ; DIVERGENT ; L7 ; 8 ; OK');
  });

  it('DASH-12 has no input columns for a session without a task', () => {
    const session = { ...sampleSession, wasTask: false };
    const table = buildTable(sampleRecords, sampleSettings, session, { ...DEFAULT_TOGGLES, showInputData: true });
    expect(table.head).not.toContain('Owner');
  });

  it('DASH-14 keeps only invalid records, chosen before merging', () => {
    expect(printed({ invalidOnly: true }).slice(1)).toEqual([
      '01010103 ; 2024/03/01 10:02:00 ; 17 ; Ana Lima ; INVALID ;  ; INVALID ; 1 ; DIVERGENT',
    ]);
  });

  it('DASH-14 counts a record with one invalid label as invalid', () => {
    const labels = [{ name: 'Pallet', valid: false, data: {} }];
    expect(printed({ invalidOnly: true }, [aRecord('01010109', { labels }), aRecord('01010108')])).toHaveLength(2);
  });

  it('DASH-17 marks the checked time as date column, when it is shown', () => {
    const dates = (showBaseFields: boolean) =>
      buildTable(sampleRecords, sampleSettings, sampleSession, { ...DEFAULT_TOGGLES, showBaseFields }).dateColumns;
    expect(dates(true)).toEqual([1]);
    expect(dates(false)).toEqual([]);
  });

  it('DASH-16 keeps fields of older settings in the order of first appearance', () => {
    const old = aRecord('01010104', {
      labels: [{ name: 'Old', valid: true, data: { Batch: 'B', Lot: 'L' } }],
      mif: { Note: 'wet' },
    });
    expect(printed({}, [old])[0]).toMatch(/SKU ; SKU \(check\) ; Lot ; Batch ; Qty \[box\] ; Qty \[box\] \(check\) ; Note$/);
    expect(printed({}, [old])[1]).toMatch(/ ;  ;  ; L ; B ;  ;  ; wet$/);
  });

  it('DASH-16 uses the first of several fields with the same name', () => {
    const settings = {
      ...sampleSettings,
      labelDesigns: [
        aLabelDesign('A', [aDataField('Lot', { useCheckField: true })], [aDataField('Lot')]),
        aLabelDesign('B', [aDataField('Lot')]),
      ],
    };
    const { head } = buildTable([], settings, sampleSession, { ...DEFAULT_TOGGLES, showBaseFields: false });
    expect(head).toEqual(['Address', 'Lot', 'Lot (check)', 'Qty [box]', 'Qty [box] (check)']);
  });

  it('DASH-16 shows an invalid label only in the columns of that label', () => {
    const settings = {
      ...sampleSettings,
      labelDesigns: [...sampleSettings.labelDesigns, aLabelDesign('Box', [aDataField('EAN')])],
    };
    const record = aRecord('01010101', { labels: [{ name: 'Box', valid: false, data: {} }] });
    const table = buildTable([record], settings, sampleSession, { ...DEFAULT_TOGGLES, showBaseFields: false });
    expect(table.rows[0]).toEqual(['01010101', '', '', '', 'INVALID', '', '']);
  });

  it('DASH-16 prefers a valid value over an invalid label of the same address', () => {
    const labels = [
      { name: 'Pallet', valid: false, data: { SKU: 'half' } },
      { name: 'Pallet', valid: true, data: { SKU: 'A1' } },
    ];
    expect(allFields({ labels })).toMatchObject({ SKU: 'A1', Lot: 'INVALID' });
  });

  it('DASH-16 shows "empty" only when every record of the address is empty', () => {
    const both = [aRecord('1', { status: 'empty' }), aRecord('1', { checkedAt: at(11, 0) })];
    expect(printed({}, both)[1]).not.toContain('EMPTY');
  });

  it('DASH-16 lists the different values of a field that is not summable', () => {
    const settings = { ...sampleSettings, labelDesigns: [], manualInputFields: [aManualField('Note')] };
    const records = ['wet', 'torn', 'wet'].map((Note, i) => aRecord('1', { checkedAt: at(10, 9 - i), mif: { Note } }));
    expect(buildTable(records, settings, sampleSession, DEFAULT_TOGGLES).rows[0]?.at(-1)).toBe('wet | torn');
  });

  const summed = (...values: (string | number)[]) => {
    const settings = {
      ...sampleSettings,
      labelDesigns: [],
      manualInputFields: [aManualField('Weight', { inputType: 'decimal', isSummable: true })],
    };
    const records = values.map((Weight, i) => aRecord('1', { checkedAt: at(10, i), mif: { Weight } }));
    return buildTable(records, settings, sampleSession, DEFAULT_TOGGLES).rows[0]?.at(-1);
  };

  it.each<[sum: number, values: (string | number)[]]>([
    [3.3, [1.1, 2.2]],
    [0.3, [0.1, '0.2']],
    [0, [0.1, 0.2, -0.3]],
    [0.4, [0.1 + 0.2, 0.1]],
    [1_000_000.01, [1e6, '1e-2']],
    [2 ** 53, [2 ** 53 - 1, 1]],
    [5, ['', 5]],
    [7.5, [' +7.50 ']],
  ])('DASH-16 adds the values of a summable field as decimal numbers, to %s', (sum, values) => {
    expect(summed(...values)).toBe(sum);
  });

  it('DASH-16 adds amounts in hundredths without rounding errors', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 9 }), (hundredths) => {
        expect(summed(...hundredths.map((n) => n / 100))).toBe(hundredths.reduce((total, n) => total + n, 0) / 100);
      }),
    );
  });

  it.each<[joined: string, values: (string | number)[]]>([
    ['2.5 | torn', [2.5, 'torn', 2.5]],
    ['1,5 | 2', ['1,5', 2]],
    ['torn', ['torn']],
    ['0x10 | 1', ['0x10', 1]],
    ['1e999 | 1', ['1e999', 1]],
  ])('DASH-16 joins the values of a summable field when one is not a number: %s', (joined, values) => {
    expect(summed(...values)).toBe(joined);
  });

  it('DASH-16 has no value for a field named like an inherited property', () => {
    const settings = {
      ...sampleSettings,
      labelDesigns: [aLabelDesign('constructor', [aDataField('toString', { useCheckField: true })])],
    };
    const record = aRecord('1', { labels: [{ name: 'constructor', valid: true, data: {} }] });
    const table = buildTable([record], settings, sampleSession, { ...DEFAULT_TOGGLES, showBaseFields: false });
    expect(table.rows[0]).toEqual(['1', '', '', '', '']);
  });

  it('EXPORT-01 marks the columns that contain numbers', () => {
    const { head, numberColumns } = buildTable(sampleRecords, sampleSettings, sampleSession, DEFAULT_TOGGLES);
    expect(numberColumns.map((column) => head[column])).toEqual(['Qty [box]']);
  });

  it('DASH-20 does not change the records', () => {
    const before = structuredClone(sampleRecords);
    printed();
    expect(sampleRecords).toEqual(before);
  });
});

const anAddress = fc.constantFrom('01', '02', '10', 'A1', 'é');
const aReading = fc.record({
  address: anAddress,
  checkedAt: fc.integer({ min: 0, max: 50 }),
  labels: fc.integer({ min: 0, max: 3 }),
});

describe('the rows of any session', () => {
  const recordsOf = (readings: { address: string; checkedAt: number; labels: number }[]) =>
    readings.map(({ address, checkedAt, labels }) =>
      aRecord(address, {
        checkedAt,
        labels: Array.from({ length: labels }, () => ({ name: 'Pallet', valid: true, data: {} })),
      }),
    );
  const rowsOf = (records: AddressRecord[], mergeLabels: boolean) =>
    buildTable(records, sampleSettings, sampleSession, { ...DEFAULT_TOGGLES, mergeLabels });

  it('DASH-15 are one per address when merged, in order of address, with its latest time', () => {
    fc.assert(
      fc.property(fc.array(aReading), (readings) => {
        const { rows, addresses } = rowsOf(recordsOf(readings), true);
        const distinct = [...new Set(readings.map(({ address }) => address))].sort((a, b) => (a < b ? -1 : 1));
        expect(addresses).toEqual(distinct);
        expect(rows.map((row) => row.slice(0, 2))).toEqual(
          distinct.map((address) => [address, Math.max(...readings.filter((r) => r.address === address).map((r) => r.checkedAt))]),
        );
      }),
    );
  });

  it('DASH-15 are one per record and label otherwise, in order of address and time', () => {
    fc.assert(
      fc.property(fc.array(aReading), (readings) => {
        const { head, rows } = rowsOf(recordsOf(readings), false);
        expect(rows).toHaveLength(readings.reduce((sum, { labels }) => sum + Math.max(labels, 1), 0));
        expect(rows.every((row) => row.length === head.length)).toBe(true);
        const sorted = rows.every((row, i) => {
          const previous = rows[i - 1];
          if (!previous) return true;
          return previous[0]! < row[0]! || (previous[0] === row[0] && previous[1]! <= row[1]!);
        });
        expect(sorted).toBe(true);
      }),
    );
  });
});
