import { Timestamp } from 'firebase-admin/firestore';
import { docPaths, type SessionRef } from 'shared-kit/model';
import { connect } from '../api/connect';

const PART = 500;
const PARTS_AT_ONCE = 20;
const START = Date.UTC(2026, 0, 5, 6);

/** A reading as the apps of a warehouse write it; every 25th address is read a second time, later. */
export function reading(index: number): object {
  const place = index % 25 === 24 ? index - 12 : index;
  const two = (number: number) => String(number).padStart(2, '0');
  const address = `G${two(Math.floor(place / 10_000) % 100)}${two(Math.floor(place / 100) % 100)}${two(place % 100)}${two(Math.floor(place / 1_000_000))}`;
  const base = {
    address,
    checkedAt: Timestamp.fromMillis(START + index * 700),
    employeeId: `C${index % 40}`,
    employeeName: `Gabriela Ibáñez ${index % 40}`,
  };
  if (index % 14 === 0) return { ...base, status: 'empty', labels: [], mif: {}, results: {} };
  if (index % 33 === 0) return { ...base, status: 'invalid', labels: [{ name: 'Pallet', valid: false, data: {} }], mif: {}, results: {} };
  const data = {
    SKU: `DT${100_000 + (index % 800_000)}`,
    Lot: `L${index % 10_000}`,
    GTIN: `789${String(index).padStart(10, '0')}`,
    Supplier: 'Northwind',
    Weight: String(index % 60),
    Batch: `B${index % 10_000}`,
  };
  return {
    ...base,
    status: 'read',
    labels: [{ name: 'Pallet', valid: true, data }],
    mif: { Boxes: index % 48, 'Net weight': (index % 9000) / 10, Damaged: 'no' },
    results: {},
  };
}

/** Writes a session with this number of records into a domain of the demo. */
export async function addLargeSession(env: NodeJS.ProcessEnv, ref: SessionRef, records: number): Promise<void> {
  const { firestore } = connect(env);
  const parts = Math.ceil(records / PART);
  for (let from = 0; from < parts; from += PARTS_AT_ONCE) {
    const batch = firestore.batch();
    for (let index = from; index < Math.min(parts, from + PARTS_AT_ONCE); index++) {
      batch.set(firestore.doc(docPaths.addressPart(ref, index)), {
        index,
        records: Array.from({ length: PART }, (_, at) => reading(index * PART + at)),
      });
    }
    await batch.commit();
  }
  const counts = { total: Math.round(records * 0.96), empty: Math.round(records / 14), invalid: Math.round(records / 33) };
  const times = { startTime: Timestamp.fromMillis(START), endTime: Timestamp.fromMillis(START + records * 700) };
  await firestore.doc(docPaths.session(ref)).set({ name: 'Whole warehouse', ...times, ...counts, pushStatus: null, wasTask: false });
}
