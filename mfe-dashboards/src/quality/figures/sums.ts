import {
  byWorst,
  faultyOf,
  readingsOf,
  sumOfQuality,
  type MonthOfQuality,
  type PersonOfQuality,
  type QualityFigures,
  type StreetOfQuality,
} from 'shared-kit/model/quality';
import type { QualityMonths } from 'shared-kit/firebase/data';

/** The share of faulty readings, 0 to 1; null without readings. */
export const faultyShare = (figures: QualityFigures): number | null => {
  const readings = readingsOf(figures);
  return readings === 0 ? null : faultyOf(figures) / readings;
};

/** What was counted in some months, by street and by person, worst first. */
export interface Ranking {
  streets: StreetOfQuality[];
  people: PersonOfQuality[];
  otherStreets: QualityFigures;
  otherPeople: QualityFigures;
}

/** Adds the months from one to another up; a person has the name of the newest one. */
export function rankingOf(all: readonly MonthOfQuality[], { from, to }: QualityMonths): Ranking {
  const months = all.filter(({ month }) => month >= from && month <= to);
  const streets = new Map<string, StreetOfQuality>();
  const people = new Map<string, PersonOfQuality>();
  // The newest month first, so that a person has the name of the newest readings.
  for (const month of months.toSorted((one, other) => (one.month < other.month ? 1 : -1))) {
    for (const street of month.streets) {
      const key = JSON.stringify([street.domain, street.street]);
      const known = streets.get(key);
      streets.set(key, known ? { ...known, ...sumOfQuality([known, street]) } : street);
    }
    for (const person of month.people) {
      const known = people.get(person.id);
      const domains = known && [...new Set([...known.domains, ...person.domains])];
      people.set(person.id, known && domains ? { ...known, domains, ...sumOfQuality([known, person]) } : person);
    }
  }
  return {
    streets: [...streets.values()].sort(byWorst),
    people: [...people.values()].sort(byWorst),
    otherStreets: sumOfQuality(months.map((month) => month.otherStreets)),
    otherPeople: sumOfQuality(months.map((month) => month.otherPeople)),
  };
}
