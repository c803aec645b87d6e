import { count, record, records, text, texts, type Fields } from '../entities/fields';

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

/** The sessions that began in one hour. Pages add hours up to days, weeks and months in the zone of the reader. */
export interface HourOfQuality extends QualityFigures {
  /** Epoch milliseconds of the hour's beginning. */
  at: number;
  /** The domains of these sessions; empty in the month of a domain. */
  domains: string[];
}

export interface StreetOfQuality extends QualityFigures {
  /** Empty in the month of a domain. */
  domain: string;
  /** Empty for addresses that do not fit the domain's pattern, or where it has no street. */
  street: string;
}

export interface PersonOfQuality extends QualityFigures {
  /** The `employeeId` of the readings; their `employeeName` where there is none. */
  id: string;
  name: string;
  domains: string[];
}

/**
 * What was counted in one calendar month of UTC, by the start of the session: `companies/{c}/quality/{month}` and
 * `companies/{c}/domains/{d}/quality/{month}` (D-171). Streets and people beyond the limits are added up in `otherStreets` and `otherPeople`.
 */
export interface MonthOfQuality {
  /** Such as `2026-05`: the document's id. */
  month: string;
  hours: HourOfQuality[];
  streets: StreetOfQuality[];
  people: PersonOfQuality[];
  otherStreets: QualityFigures;
  otherPeople: QualityFigures;
}

const number = (value: unknown): number => Math.max(0, count(value));

export const toFigures = (stored: Fields): QualityFigures => ({
  sessions: number(stored['sessions']),
  read: number(stored['read']),
  empty: number(stored['empty']),
  invalid: number(stored['invalid']),
  divergent: number(stored['divergent']),
});

/** The stored text: one text is a tenth of the bytes that lists of maps take on the wire. */
function parse(figures: string): Fields {
  try {
    return record(JSON.parse(figures));
  } catch {
    return {};
  }
}

/** Reads a stored month, `{ figures: string }`. What is missing or wrong, as in documents of other versions, is left out. */
export function readMonth(month: string, stored: Fields): MonthOfQuality {
  const figures = parse(text(stored['figures']));
  return {
    month,
    hours: records(figures['hours']).map((one) => ({ at: number(one['at']), domains: texts(one['domains']), ...toFigures(one) })),
    streets: records(figures['streets']).map((one) => ({ domain: text(one['domain']), street: text(one['street']), ...toFigures(one) })),
    people: records(figures['people']).map((one) => ({
      id: text(one['id']),
      name: text(one['name']) || text(one['id']),
      domains: texts(one['domains']),
      ...toFigures(one),
    })),
    otherStreets: toFigures(record(figures['otherStreets'])),
    otherPeople: toFigures(record(figures['otherPeople'])),
  };
}

/** The fields of a stored month. */
export const storedMonth = ({ month: _, ...figures }: MonthOfQuality): { figures: string } => ({ figures: JSON.stringify(figures) });
