/** Rows as warehouses have them: texts, numbers and dates, none of them in order. */
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

/** A number from 0 to before `size` that no other position has: multiplying by a prime mixes them all up. */
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
