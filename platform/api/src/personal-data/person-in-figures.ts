import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { firestorePaths } from 'shared-kit/model';
import {
  personIdOf,
  readCounted,
  readMonth,
  renamePeople,
  shortName,
  storedCounted,
  storedMonth,
  type PersonIn,
} from 'shared-kit/model/quality';
import { pages } from '../documents/pages';
import type { Person } from './person';

/** Whether figures are those of the person: they have what is known of employee id and name, as readings do. */
function isIn({ employeeId, name }: Person, figures: PersonIn): boolean {
  if (employeeId === undefined && name === undefined) return false;
  return (employeeId === undefined || figures.id === shortName(employeeId)) && (name === undefined || figures.name === shortName(name));
}

const isMonth = (stored: DocumentSnapshot): boolean => stored.ref.parent.id === 'quality';

/** The person's figures in a month or a session. */
export function figuresIn(stored: DocumentSnapshot, person: Person): PersonIn[] {
  const people: PersonIn[] = isMonth(stored) ? readMonth(stored.id, stored.data() ?? {}).people : readCounted(stored.get('figures')).people;
  return people.filter((one) => isIn(person, one));
}

/** The fields of a month or a session in which the person has another name and no employee id, as their readings then. */
export function renamedFields(stored: DocumentSnapshot, person: Person, as: string): Record<string, unknown> {
  const rename = <P extends PersonIn>(people: readonly P[]) =>
    renamePeople(people, (one) => isIn(person, one), { id: personIdOf('', as), name: shortName(as) });
  if (isMonth(stored)) {
    const month = readMonth(stored.id, stored.data() ?? {});
    return { ...storedMonth({ ...month, people: rename(month.people) }) };
  }
  const counted = readCounted(stored.get('figures'));
  const people = rename(counted.people);
  return { people: people.map(({ id }) => id), figures: storedCounted({ ...counted, people }) };
}

/**
 * The months of a company and of its domains, and what sessions have of the person, page after page: with an employee id only the sessions that
 * name it, else all. Ends early when the signal is aborted.
 */
export async function* figuresOf(
  firestore: Firestore,
  { company, employeeId }: Person,
  signal: AbortSignal,
): AsyncGenerator<DocumentSnapshot[]> {
  const domains = (await firestore.collection(firestorePaths.domains(company)).select().get()).docs.map(({ id }) => ({
    company,
    domain: id,
  }));
  for (const path of [firestorePaths.companyQuality(company), ...domains.map(firestorePaths.quality)])
    yield* pages(firestore.collection(path), signal);
  for (const domain of domains) {
    const sessions: Query = firestore.collection(firestorePaths.sessionQuality(domain));
    yield* pages(employeeId === undefined ? sessions : sessions.where('people', 'array-contains', shortName(employeeId)), signal);
  }
}
