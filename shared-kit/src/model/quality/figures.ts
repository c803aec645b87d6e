/** The figures of some sessions. Each reading counts once, by its worst result (`READING_RESULTS`), so that the four add up to all readings. */
export interface QualityFigures {
  /** Sessions with a reading in it. */
  sessions: number;
  read: number;
  empty: number;
  invalid: number;
  divergent: number;
}

export const NO_QUALITY: QualityFigures = { sessions: 0, read: 0, empty: 0, invalid: 0, divergent: 0 };

const FIELDS = ['sessions', 'read', 'empty', 'invalid', 'divergent'] as const;

export const readingsOf = ({ read, empty, invalid, divergent }: QualityFigures): number => read + empty + invalid + divergent;

export const isNothing = (figures: QualityFigures): boolean => FIELDS.every((field) => figures[field] === 0);

export function addTo(sum: QualityFigures, figures: QualityFigures): void {
  for (const field of FIELDS) sum[field] += figures[field];
}

/** The sum of all; of none, zeros. */
export function sumOfQuality(all: readonly QualityFigures[]): QualityFigures {
  const sum = { ...NO_QUALITY };
  for (const one of all) addTo(sum, one);
  return sum;
}

/** What is left of `figures` without `others`, at least nothing. */
export function without(figures: QualityFigures, others: QualityFigures): QualityFigures {
  const rest = { ...figures };
  for (const field of FIELDS) rest[field] = Math.max(0, figures[field] - others[field]);
  return rest;
}

/** Takes figures from the first that has them, what it lacks from the next. */
export function takeFrom(holders: readonly QualityFigures[], figures: QualityFigures): void {
  for (const field of FIELDS) {
    let missing = figures[field];
    for (const holder of holders) {
      const taken = Math.min(missing, holder[field]);
      holder[field] -= taken;
      missing -= taken;
      if (missing === 0) break;
    }
  }
}

/** The readings that need somebody: invalid and divergent ones. */
export const faultyOf = ({ invalid, divergent }: QualityFigures): number => invalid + divergent;

/** Worst first: by faulty readings, then by all readings. */
export const byWorst = (a: QualityFigures, b: QualityFigures): number => faultyOf(b) - faultyOf(a) || readingsOf(b) - readingsOf(a);

/** The figures as a row of a packed text has them. */
export const packed = (figures: QualityFigures): number[] => FIELDS.map((field) => figures[field]);
