import type { AddressRecord, DataField, ManualInputField } from '../entities/entities';
import { DEFAULT_TOGGLES } from '../sessions/export-options';
import type { Session } from '../entities/entities';
import type { ExportContext } from './export-context';
import type { LoadedSession, TableSettings } from '../session-table/loaded-session';
import type { Table } from '../workbook/table/table';

export const at = (hours: number, minutes: number): number => new Date(2024, 2, 1, hours, minutes).getTime();

export function aDataField(name: string, more: Partial<DataField> = {}): DataField {
  return {
    name,
    type: 'data',
    prefix: '',
    postfix: '',
    limiterType: 'range',
    limiter: '1:2',
    useCheckField: false,
    checkField: '',
    ...more,
  };
}

export function aManualField(field: string, more: Partial<ManualInputField> = {}): ManualInputField {
  return {
    field,
    description: '',
    inputType: 'text',
    unity: '',
    useCheckField: false,
    checkField: '',
    positiveActionType: 'none',
    negativeActionType: 'none',
    mandatory: false,
    showHistory: true,
    maxAttempts: 0,
    isSummable: false,
    ...more,
  };
}

export function aLabelDesign(name: string, ...patterns: DataField[][]): TableSettings['labelDesigns'][number] {
  const origin = { x: 0, y: 0 };
  const pattern = { firstVertex: origin, secondVertex: origin, regex: '', ignoreRemaining: false, isRequired: true, testTexts: [] };
  return {
    name,
    picture: null,
    firstVertex: origin,
    secondVertex: origin,
    barcodePatterns: patterns.map((dataFields) => ({ ...pattern, dataFields })),
  };
}

export function aRecord(address: string, more: Partial<AddressRecord> = {}): AddressRecord {
  return {
    address,
    checkedAt: at(10, 0),
    employeeId: '17',
    employeeName: 'Ana Lima',
    status: 'read',
    labels: [],
    mif: {},
    results: {},
    ...more,
  };
}

export function aLoadedSession(records: AddressRecord[], session: Partial<LoadedSession['session']> = {}): LoadedSession {
  return { session: { name: 'Count', startTime: at(9, 0), wasTask: false, orderedColumns: [], ...session }, records };
}

/** The settings of the sample in D-74. */
export const sampleSettings: TableSettings = {
  baseFields: { address: 'Address', checkedAt: 'Checked at', employeeId: 'Employee ID', employeeName: 'Employee name' },
  resultFields: { empty: 'EMPTY', invalid: 'INVALID', positive: 'OK', negative: 'DIVERGENT', null: '' },
  labelDesigns: [
    aLabelDesign('Pallet', [
      aDataField('SKU', { useCheckField: true, checkField: 'SKU' }),
      aDataField('-', { type: 'constant' }),
      aDataField('Lot'),
    ]),
  ],
  manualInputFields: [
    aManualField('Qty', {
      unity: 'box',
      inputType: 'integer',
      useCheckField: true,
      checkField: 'Expected qty',
      isSummable: true,
    }),
  ],
};

const input = (Address: string, SKU: string, qty: string) => ({ Address, Owner: 'ACME', SKU, 'Expected qty': qty });

/** 01010101 was read twice, 01010102 was empty, 01010103 unreadable. */
export const sampleRecords: AddressRecord[] = [
  aRecord('01010101', {
    labels: [
      { name: 'Pallet', valid: true, data: { SKU: 'A1', Lot: 'L7' } },
      { name: 'Pallet', valid: true, data: { SKU: 'A2', Lot: 'L7' } },
    ],
    mif: { Qty: 5 },
    results: { SKU: 'negative', Qty: 'positive' },
    inputData: input('01010101', 'A1', '8'),
  }),
  aRecord('01010103', {
    checkedAt: at(10, 2),
    status: 'invalid',
    mif: { Qty: 1 },
    results: { Qty: 'negative' },
    inputData: input('01010103', 'A3', '2'),
  }),
  aRecord('01010102', { checkedAt: at(10, 1), status: 'empty', inputData: input('01010102', 'A2', '4') }),
  aRecord('01010101', { checkedAt: at(10, 5), mif: { Qty: 3 }, inputData: input('01010101', 'A1', '8') }),
];

export const sampleSession: Pick<Session, 'name' | 'startTime' | 'wasTask' | 'orderedColumns'> = {
  name: 'Aisle 1',
  startTime: at(9, 0),
  wasTask: true,
  orderedColumns: ['Address', 'Owner', 'SKU', 'Expected qty'],
};

export function aContext(more: Partial<ExportContext> = {}): ExportContext {
  return {
    company: 'acme',
    domain: 'North',
    settings: sampleSettings,
    toggles: DEFAULT_TOGGLES,
    now: new Date(2024, 2, 5, 7, 8, 9).getTime(),
    ...more,
  };
}

export const aTable = (rows: Table['rows'], more: Partial<Table> = {}): Table => ({
  head: (rows[0] ?? []).map((_, i) => `Column ${i + 1}`),
  rows,
  dateColumns: [],
  ...more,
});
