import { list, records, text } from '../entities/fields';
import { toAddressRecord } from '../sessions/address-record';
import { flagsOf, resultOf } from '../sessions/results';
import { street } from '../settings/address-pattern';
import { addTo, byWorst, NO_QUALITY, packed, sumOfQuality, type QualityFigures } from './figures';
import { SESSION_PEOPLE, SESSION_STREETS, shortName } from './limits';
import { parseFigures, unpacked } from './month-of-quality';

/** What one session adds to its month. Streets and people beyond the limits are added up. */
export interface CountedSession {
  streets: ({ street: string } & QualityFigures)[];
  people: ({ id: string; name: string } & QualityFigures)[];
  otherStreets: QualityFigures;
  otherPeople: QualityFigures;
}

/** The key under which who counted is found in figures; apps send readings without an employee id. */
export const personIdOf = (employeeId: string, employeeName: string): string => shortName(employeeId || employeeName);

/** Counts the readings of one session, part after part. */
export class SessionCounter {
  private readonly streets = new Map<string, CountedSession['streets'][number]>();
  private readonly people = new Map<string, CountedSession['people'][number]>();

  /** `addressPattern` is that of the domain's settings. */
  constructor(private readonly addressPattern: string) {}

  /** Adds what a part has as `records`; anything may stand there (D-70). */
  add(stored: unknown): void {
    for (const one of records(stored)) {
      const reading = toAddressRecord(one);
      const result = resultOf(flagsOf(reading));
      const ofStreet = shortName(street(reading.address, this.addressPattern));
      const id = personIdOf(reading.employeeId, reading.employeeName);
      if (!this.streets.has(ofStreet)) this.streets.set(ofStreet, { street: ofStreet, ...NO_QUALITY, sessions: 1 });
      this.streets.get(ofStreet)![result] += 1;
      if (!this.people.has(id)) this.people.set(id, { id, name: shortName(reading.employeeName) || id, ...NO_QUALITY, sessions: 1 });
      this.people.get(id)![result] += 1;
    }
  }

  /** Null for a session without readings. */
  counted(): CountedSession | null {
    if (this.streets.size === 0) return null;
    const [streets, otherStreets] = worst([...this.streets.values()], SESSION_STREETS);
    const [people, otherPeople] = worst([...this.people.values()], SESSION_PEOPLE);
    return { streets, people, otherStreets, otherPeople };
  }
}

function worst<T extends QualityFigures>(rows: T[], limit: number): [T[], QualityFigures] {
  rows.sort(byWorst);
  const others = sumOfQuality(rows.slice(limit));
  return [rows.slice(0, limit), { ...others, sessions: Math.min(1, others.sessions) }];
}

/** The figures of the session as a whole. */
export function totalOf({ streets, otherStreets }: CountedSession): QualityFigures {
  const total = sumOfQuality(streets);
  addTo(total, otherStreets);
  return { ...total, sessions: 1 };
}

/** As the session's document of figures has it, without names of fields. */
export const storedCounted = ({ streets, people, otherStreets, otherPeople }: CountedSession): string =>
  JSON.stringify({
    streets: streets.map((one) => [one.street, ...packed(one)]),
    people: people.map((one) => [one.id, one.name === one.id ? '' : one.name, ...packed(one)]),
    otherStreets: packed(otherStreets),
    otherPeople: packed(otherPeople),
  });

/** Reads {@link storedCounted}. What is missing or wrong is left out. */
export function readCounted(stored: unknown): CountedSession {
  const figures = parseFigures(stored);
  const rows = (field: string) => list(figures[field]).map(list);
  return {
    streets: rows('streets').map((row) => ({ street: text(row[0]), ...unpacked(row, 1) })),
    people: rows('people').map((row) => ({ id: text(row[0]), name: text(row[1]) || text(row[0]), ...unpacked(row, 2) })),
    otherStreets: unpacked(figures['otherStreets']),
    otherPeople: unpacked(figures['otherPeople']),
  };
}
