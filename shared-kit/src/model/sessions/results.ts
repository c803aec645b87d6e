import type { AddressRecord } from '../entities/entities';

/** The results of a reading, or of all readings of an address, worst first. Tables sort results in this order (ADD-16). */
export const READING_RESULTS = ['invalid', 'divergent', 'empty', 'read'] as const;
export type ReadingResult = (typeof READING_RESULTS)[number];

/** The special properties of readings, as bits. An address has all flags of its readings. */
export const READING_FLAG = { empty: 1, invalid: 2, divergent: 4, withPicture: 8 } as const;
export type ReadingFlag = keyof typeof READING_FLAG;

/** Whether a reading, or one of its labels, could not be read (D-73). */
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

/** The worst result among the flags. */
export function resultOf(flags: number): ReadingResult {
  for (const result of READING_RESULTS) if (result !== 'read' && (flags & READING_FLAG[result]) !== 0) return result;
  return 'read';
}

/** The number of addresses with each flag, for the header of a session's page. */
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
