import { flagsOf, formatAddress, resultOf, type AddressRecord, type ReadingResult, type Session } from 'shared-kit/model';
import type { FoundBy, Question, QuestionSettings } from './question';

/** The values of a reading that are shown with it. */
const VALUES = 6;

/** A reading that answers the question: of several of an address in a session, the latest. */
export interface Sighting {
  session: Pick<Session, 'id' | 'name'>;
  /** As users see it. */
  address: string;
  /** Epoch milliseconds. */
  checkedAt: number;
  foundBy: FoundBy;
  result: ReadingResult;
  /** Fields of its labels with their values. */
  values: readonly (readonly [field: string, value: string])[];
}

const valuesOf = ({ labels }: AddressRecord): [string, string][] =>
  labels
    .flatMap(({ data }) => Object.entries(data))
    .filter(([, value]) => value !== '')
    .slice(0, VALUES);

/** The sightings among records of a session, by the stored address; adds to `known`, which has those of earlier records. */
export function addSightings(
  known: Map<string, Sighting>,
  { id, name }: Session,
  records: readonly AddressRecord[],
  { question, settings }: { question: Question; settings: QuestionSettings },
): void {
  for (const record of records) {
    const foundBy = question.foundBy(record);
    if (!foundBy || (known.get(record.address)?.checkedAt ?? -Infinity) > record.checkedAt) continue;
    known.set(record.address, {
      session: { id, name },
      address: formatAddress(record.address, settings.addrPattern, settings.addrPatternUser),
      checkedAt: record.checkedAt,
      foundBy,
      result: resultOf(flagsOf(record)),
      values: valuesOf(record),
    });
  }
}

export const newestFirst = (sightings: readonly Sighting[]): Sighting[] =>
  sightings.toSorted((one, other) => other.checkedAt - one.checkedAt);
