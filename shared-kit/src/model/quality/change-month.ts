import { totalOf, type CountedSession } from './counted-session';
import { addTo, byWorst, isNothing, NO_QUALITY, sumOfQuality, takeFrom, without, type QualityFigures } from './figures';
import { DOMAINS_NAMED, MONTH_PEOPLE, MONTH_STREETS } from './limits';
import type { HourOfQuality, MonthOfQuality, PersonOfQuality, StreetOfQuality } from './month-of-quality';

const HOUR_MS = 3_600_000;

export interface SessionOfMonth {
  /** Epoch milliseconds. */
  startTime: number;
  /** Empty in the month of a domain. */
  domain: string;
  counted: CountedSession;
}

/** A month without sessions. */
export const emptyMonth = (month: string): MonthOfQuality => ({
  month,
  hours: [],
  streets: [],
  people: [],
  otherStreets: { ...NO_QUALITY },
  otherPeople: { ...NO_QUALITY },
});

const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;
const keyOfHour = ({ at }: Pick<HourOfQuality, 'at'>) => at;
const keyOfStreet = ({ domain, street }: Pick<StreetOfQuality, 'domain' | 'street'>) => `${domain}/${street}`;
const keyOfPerson = ({ id }: Pick<PersonOfQuality, 'id'>) => id;

/** Copies, by key, that may be changed. */
const copies = <K, T extends QualityFigures>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T> =>
  new Map(rows.map((row) => [keyOf(row), { ...row }]));

function add<K, T extends QualityFigures>(rows: Map<K, T>, key: K, figures: QualityFigures, first: () => T): T {
  const row = rows.get(key) ?? first();
  rows.set(key, row);
  addTo(row, figures);
  return row;
}

function withDomain(domains: readonly string[], domain: string): string[] {
  if (domain === '' || domains.includes(domain) || domains.length >= DOMAINS_NAMED) return [...domains];
  return [...domains, domain].sort();
}

const compare = <K extends string | number>(a: K, b: K): number => (a < b ? -1 : a > b ? 1 : 0);

/** The month with these rows: those of nothing are left out, and of the others the worst stay. */
function monthWith(
  month: string,
  hours: Map<number, HourOfQuality>,
  streets: Map<string, StreetOfQuality>,
  people: Map<string, PersonOfQuality>,
  others: Pick<MonthOfQuality, 'otherStreets' | 'otherPeople'>,
): MonthOfQuality {
  const ordered = <T extends QualityFigures>(rows: Map<string, T>, keyOf: (row: T) => string) =>
    [...rows.values()].filter((row) => !isNothing(row)).sort((a, b) => byWorst(a, b) || compare(keyOf(a), keyOf(b)));
  const allStreets = ordered(streets, keyOfStreet);
  const allPeople = ordered(people, keyOfPerson);
  return {
    month,
    hours: [...hours.values()].filter((hour) => !isNothing(hour)).sort((a, b) => a.at - b.at),
    streets: allStreets.slice(0, MONTH_STREETS),
    people: allPeople.slice(0, MONTH_PEOPLE),
    otherStreets: sumOfQuality([others.otherStreets, ...allStreets.slice(MONTH_STREETS)]),
    otherPeople: sumOfQuality([others.otherPeople, ...allPeople.slice(MONTH_PEOPLE)]),
  };
}

/** The month with one session more. A person has the name of the session that was added last. */
export function addSession(month: MonthOfQuality, { startTime, domain, counted }: SessionOfMonth): MonthOfQuality {
  const hours = copies(month.hours, keyOfHour);
  const streets = copies(month.streets, keyOfStreet);
  const people = copies(month.people, keyOfPerson);
  const at = hourOf(startTime);
  const hour = add(hours, at, totalOf(counted), () => ({ ...NO_QUALITY, at, domains: [] }));
  hour.domains = withDomain(hour.domains, domain);
  for (const { street, ...figures } of counted.streets)
    add(streets, keyOfStreet({ domain, street }), figures, () => ({ ...NO_QUALITY, domain, street }));
  for (const { id, name, ...figures } of counted.people) {
    const person = add(people, id, figures, () => ({ ...NO_QUALITY, id, name, domains: [] }));
    person.name = name;
    person.domains = withDomain(person.domains, domain);
  }
  return monthWith(month.month, hours, streets, people, {
    otherStreets: sumOfQuality([month.otherStreets, counted.otherStreets]),
    otherPeople: sumOfQuality([month.otherPeople, counted.otherPeople]),
  });
}

/**
 * The month without a session that was added before. What a street or person has no more of, because it was among the others at the time, is taken
 * from the others, so that all sums stay equal. Whether a company's domain still has sessions in an hour is known by {@link withDomainsOf}.
 */
export function removeSession(month: MonthOfQuality, { startTime, domain, counted }: SessionOfMonth): MonthOfQuality {
  const hours = copies(month.hours, keyOfHour);
  const streets = copies(month.streets, keyOfStreet);
  const people = copies(month.people, keyOfPerson);
  const otherStreets = { ...month.otherStreets };
  const otherPeople = { ...month.otherPeople };
  const hour = hours.get(hourOf(startTime));
  if (!hour) return month;
  takeFrom([hour], totalOf(counted));
  for (const one of counted.streets) takeFrom(holders(streets, keyOfStreet({ domain, street: one.street }), otherStreets), one);
  takeFrom([otherStreets, ...streets.values()], counted.otherStreets);
  for (const one of counted.people) takeFrom(holders(people, one.id, otherPeople), one);
  takeFrom([otherPeople, ...people.values()], counted.otherPeople);
  return monthWith(month.month, hours, streets, people, { otherStreets, otherPeople });
}

/** Who may have the figures of one row, in this order. */
function holders<T extends QualityFigures>(rows: Map<string, T>, key: string, others: QualityFigures): QualityFigures[] {
  const own = rows.get(key);
  const rest = [...rows.values()].filter((row) => row !== own);
  return own ? [own, others, ...rest] : [others, ...rest];
}

/** A company's month whose hours and people name the domain where the domain's own month, after the same change, has them. */
export function withDomainsOf(company: MonthOfQuality, domain: string, ofDomain: MonthOfQuality): MonthOfQuality {
  const hours = new Set(ofDomain.hours.map(keyOfHour));
  const people = new Set(ofDomain.people.map(keyOfPerson));
  const without = (domains: readonly string[]) => domains.filter((one) => one !== domain);
  return {
    ...company,
    hours: company.hours.map((one) => (hours.has(one.at) ? one : { ...one, domains: without(one.domains) })),
    // Of people among the others of the domain's month it is not known whether they counted there.
    people: isNothing(ofDomain.otherPeople)
      ? company.people.map((one) => (people.has(one.id) ? one : { ...one, domains: without(one.domains) }))
      : company.people,
  };
}

/** A company's month without one of its domains, whose own month is given. */
export function removeDomain(company: MonthOfQuality, domain: string, ofDomain: MonthOfQuality): MonthOfQuality {
  const hours = copies(company.hours, keyOfHour);
  const streets = copies(company.streets, keyOfStreet);
  const people = copies(company.people, keyOfPerson);
  const otherStreets = { ...company.otherStreets };
  const otherPeople = { ...company.otherPeople };
  for (const one of ofDomain.hours) {
    const hour = hours.get(one.at);
    if (hour) takeFrom([hour], one);
  }
  const own = company.streets.filter((one) => one.domain === domain);
  for (const one of own) streets.delete(keyOfStreet(one));
  const all = sumOfQuality([ofDomain.otherStreets, ...ofDomain.streets]);
  takeFrom([otherStreets, ...streets.values()], without(all, sumOfQuality(own)));
  for (const one of ofDomain.people) takeFrom(holders(people, one.id, otherPeople), one);
  takeFrom([otherPeople, ...[...people.values()].filter((one) => one.domains.includes(domain))], ofDomain.otherPeople);
  const rest = monthWith(company.month, hours, streets, people, { otherStreets, otherPeople });
  return withDomainsOf(rest, domain, emptyMonth(company.month));
}
