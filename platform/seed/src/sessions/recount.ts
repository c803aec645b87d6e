import type { AddressRecord } from 'shared-kit/model';

/** Numbers of addresses that differ in each way: a dozen in all. */
const MISSED = 3;
const OTHER_LOT = 4;
const FOUND_EMPTY = 2;
const FOUND_UNREADABLE = 1;
const OTHER_BOXES = 1;

/** Seconds from the last reading to that of the added address. */
const SECONDS_LATER = 9;

/** Every ninth of the addresses that may differ does. */
const EVERY_NTH = 9;

type Change = (record: AddressRecord) => AddressRecord | null;

const missed: Change = () => null;
const foundEmpty: Change = (record) => ({ ...record, status: 'empty', labels: [], mif: {}, results: {} });
const foundUnreadable: Change = (record) => ({
  ...record,
  status: 'invalid',
  labels: [{ name: 'Pallet', valid: false, data: {} }],
  mif: {},
  results: {},
});
const otherLot: Change = (record) => ({
  ...record,
  labels: record.labels.map((label) =>
    label.data['Lot'] === undefined
      ? label
      : { ...label, data: { ...label.data, Lot: `L${String(9999 - Number(label.data['Lot'].slice(1))).padStart(4, '0')}` } },
  ),
});
/** Changes a reading to two boxes more. */
const otherBoxes: Change = (record) => ({
  ...record,
  mif: { ...record.mif, Boxes: Number(record.mif['Boxes']) + 2 },
  results: { ...record.results, Boxes: 'negative' },
});

const CHANGES: readonly Change[] = (
  [
    [MISSED, missed],
    [OTHER_LOT, otherLot],
    [FOUND_EMPTY, foundEmpty],
    [FOUND_UNREADABLE, foundUnreadable],
    [OTHER_BOXES, otherBoxes],
  ] as const
).flatMap(([count, change]) => Array.from({ length: count }, () => change));

/**
 * The readings of a second count of the same addresses without a task: a few addresses are missing, have other content or could not be read, and
 * one is new.
 * @param more the new address
 */
export function recount(records: readonly AddressRecord[], more: string): AddressRecord[] {
  const times = new Map<string, number>();
  for (const { address } of records) times.set(address, (times.get(address) ?? 0) + 1);
  const plain = records.filter(
    ({ address, status, results }) => status === 'read' && times.get(address) === 1 && results['Boxes'] === 'positive',
  );
  const changeOf = new Map(CHANGES.map((change, i) => [plain[i * EVERY_NTH]!.address, change]));
  const again = records.flatMap((record) => {
    const change = changeOf.get(record.address);
    return change ? (change(record) ?? []) : record;
  });
  const last = { ...plain.at(-1)!, address: more, checkedAt: records.at(-1)!.checkedAt + SECONDS_LATER * 1000 };
  return [...again, last].map(({ inputData: _ofTheTask, ...record }) => record);
}
