import { count, list, record, text, type Fields } from '../entities/fields';
import { packed, type QualityFigures } from './figures';

const HOUR_MS = 3_600_000;

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

/** The figures of a packed row, from this place on. */
export function unpacked(row: unknown, from = 0): QualityFigures {
  const [sessions, read, empty, invalid, divergent] = list(row).slice(from);
  return toFigures({ sessions, read, empty, invalid, divergent });
}

/** Rows without names of fields are a tenth of the bytes that lists of maps take on the wire. */
export function parseFigures(figures: unknown): Fields {
  try {
    return record(JSON.parse(text(figures)));
  } catch {
    return {};
  }
}

/** Reads a stored month, `{ figures: string }`. What is missing or wrong, as in documents of other versions, is left out. */
export function readMonth(month: string, stored: Fields): MonthOfQuality {
  const figures = parseFigures(stored['figures']);
  const names = list(figures['domains']);
  const domainsOf = (places: unknown[]) => places.map((place) => text(names[number(place)])).filter((name) => name !== '');
  const rows = (field: string) => list(figures[field]).map(list);
  return {
    month,
    hours: rows('hours').map((row) => ({ at: number(row[0]) * HOUR_MS, domains: domainsOf(row.slice(6)), ...unpacked(row, 1) })),
    streets: rows('streets').map((row) => ({ domain: text(names[count(row[1], -1)]), street: text(row[0]), ...unpacked(row, 2) })),
    people: rows('people').map((row) => ({
      id: text(row[0]),
      name: text(row[1]) || text(row[0]),
      domains: domainsOf(row.slice(7)),
      ...unpacked(row, 2),
    })),
    otherStreets: unpacked(figures['otherStreets']),
    otherPeople: unpacked(figures['otherPeople']),
  };
}

/** The fields of a stored month. Rows name domains by their place in one list. */
export function storedMonth({ hours, streets, people, otherStreets, otherPeople }: MonthOfQuality): { figures: string } {
  const places = new Map<string, number>();
  const placeOf = (domain: string) => {
    if (domain === '') return -1;
    if (!places.has(domain)) places.set(domain, places.size);
    return places.get(domain)!;
  };
  const figures = {
    hours: hours.map((one) => [one.at / HOUR_MS, ...packed(one), ...one.domains.map(placeOf)]),
    streets: streets.map((one) => [one.street, placeOf(one.domain), ...packed(one)]),
    people: people.map((one) => [one.id, one.name === one.id ? '' : one.name, ...packed(one), ...one.domains.map(placeOf)]),
    otherStreets: packed(otherStreets),
    otherPeople: packed(otherPeople),
    domains: [...places.keys()],
  };
  return { figures: JSON.stringify(figures) };
}
