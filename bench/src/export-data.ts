import { DEFAULT_SETTINGS_TEXTS, DEFAULT_TOGGLES, type AddressRecord } from 'shared-kit/model';
import type { ExportContext, LoadedSession } from 'shared-kit/model/session-export';
import { aBarcode, aDataField, aLabel, aManualField } from './browser/settings-data';

const NAMES = ['Ana Lima', 'Marcos Souza', 'João Conceição', 'Maria & Filhos', 'Pedro Araújo'];

/** Pseudo-random numbers that are the same on every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function aRecord(n: number, random: (below: number) => number): AddressRecord {
  const kind = random(20);
  const who = random(NAMES.length);
  return {
    address: `*${String(n).padStart(8, '0')}`,
    checkedAt: 1_700_000_000_000 + n * 7_000 + random(5_000),
    employeeId: String(1000 + who),
    employeeName: NAMES[who]!,
    status: kind === 0 ? 'empty' : kind === 1 ? 'invalid' : 'read',
    labels: kind === 0 ? [] : [{ name: 'Pallet', valid: kind !== 1, data: { SKU: `SKU-${random(90_000)}`, Lot: `L${random(500)}` } }],
    mif: kind === 0 ? {} : { Qty: random(200) },
    results: kind === 0 ? {} : { SKU: random(10) ? 'positive' : 'negative', Qty: random(10) ? 'positive' : 'negative' },
  };
}

/** Sessions with `rows` addresses each, one record per address and nine columns. */
export function manySessions(sessions: number, rows: number): LoadedSession[] {
  const random = sequence(42);
  return Array.from({ length: sessions }, (_, s) => ({
    session: { name: `Count ${s + 1}`, startTime: 1_700_000_000_000 + s, wasTask: false, orderedColumns: [] },
    records: Array.from({ length: rows }, (_, n) => aRecord(n, random)),
  }));
}

const dataFields = [aDataField({ limiter: '1:5', useCheckField: true, checkField: 'SKU' }), aDataField({ name: 'Lot', limiter: '1:5' })];

export const exportContext: ExportContext = {
  company: 'acme',
  domain: 'Central Warehouse',
  settings: {
    ...DEFAULT_SETTINGS_TEXTS,
    labelDesigns: [aLabel('Pallet', [aBarcode({ isRequired: true, dataFields })])],
    manualInputFields: [
      aManualField({ field: 'Qty', unity: 'box', useCheckField: true, checkField: 'Qty', showHistory: false, isSummable: true }),
    ],
  },
  toggles: DEFAULT_TOGGLES,
  now: 1_700_000_000_000,
};
