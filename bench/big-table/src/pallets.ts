/** A row as warehouses have it: texts, numbers and dates. No column is sorted. */
export interface Pallet {
  id: string;
  name: string;
  sku: string;
  aisle: string;
  count: number;
  weight: number;
  seen: number;
  status: string;
  note: string;
}

const STATUSES = ['stored', 'moving', 'blocked', 'counted'];

/** A number below `size` that is different for each index: multiplying by a prime shuffles the numbers. */
const mixed = (index: number, prime: number, size: number): number => (index * prime + 12_345) % size;

export function pallets(size: number): Pallet[] {
  return Array.from({ length: size }, (_, index) => ({
    id: `p${index}`,
    name: `PALLET ${String(mixed(index, 48_611, size)).padStart(6, '0')}`,
    sku: `SKU-${100_000 + mixed(index, 7_919, size)}`,
    aisle: `A${index % 99}`,
    count: mixed(index, 104_729, size),
    weight: ((index * 37) % 9_000) / 10,
    seen: Date.UTC(2024, 0, 1) + mixed(index, 15_485_863, size) * 60_000,
    status: STATUSES[index % STATUSES.length] ?? '',
    note: index % 5 === 0 ? 'Wrapped twice' : '',
  }));
}
