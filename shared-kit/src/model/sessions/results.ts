import type { AddressRecord } from '../entities/entities';

/** What a reading, or all readings of an address, came to, the worst first: the order in which results sort (ADD-16). */
export const READING_RESULTS = ['invalid', 'divergent', 'empty', 'read'] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];

/** Where readings stand out, as bits: several readings of an address have what one of them has. */
export const READING_FLAG = { empty: 1, invalid: 2, divergent: 4, withPicture: 8 } as const;
export type ReadingFlag = keyof typeof READING_FLAG;

/** Unreadable, or a label of it is (decision D-73). */
export const isInvalid = ({ status, labels }: Pick<AddressRecord, 'status' | 'labels'>): boolean =>
  status === 'invalid' || labels.some(({ valid }) => !valid);

function isDivergent({ results }: Pick<AddressRecord, 'results'>): boolean {
  for (const name in results) if (results[name] === 'negative') return true;
  return false;
}

/** The flags of one reading. */
export function flagsOf(record: AddressRecord): number {
  return (
    (record.status === 'empty' ? READING_FLAG.empty : 0) |
    (isInvalid(record) ? READING_FLAG.invalid : 0) |
    (isDivergent(record) ? READING_FLAG.divergent : 0) |
    (record.pictures && record.pictures.length > 0 ? READING_FLAG.withPicture : 0)
  );
}

/** The worst that the flags hold. */
export function resultOf(flags: number): ReadingResult {
  for (const result of READING_RESULTS) if (result !== 'read' && (flags & READING_FLAG[result]) !== 0) return result;
  return 'read';
}

/** How many addresses of a session have a reading of each kind: what the header of its page says. */
export type SessionFigures = Record<'all' | ReadingFlag, number>;

/** Counts addresses by the flags of all their readings. */
export function figuresOf(flagsByAddress: Iterable<number>): SessionFigures {
  const figures: SessionFigures = { all: 0, empty: 0, invalid: 0, divergent: 0, withPicture: 0 };
  for (const flags of flagsByAddress) {
    figures.all++;
    for (const name of Object.keys(READING_FLAG) as ReadingFlag[]) if ((flags & READING_FLAG[name]) !== 0) figures[name]++;
  }
  return figures;
}
