import { addTo, type QualityFigures } from './figures';

/** A person in the figures of a month, or, without domains, of a session. */
export interface PersonIn extends QualityFigures {
  id: string;
  name: string;
  domains?: string[];
}

/** The people with another id and name for some of them. Who has the same id then is one person. */
export function renamePeople<P extends PersonIn>(
  people: readonly P[],
  isRenamed: (person: P) => boolean,
  renamed: Pick<PersonIn, 'id' | 'name'>,
): P[] {
  const byId = new Map<string, P>();
  for (const one of people) {
    const person = isRenamed(one) ? { ...one, ...renamed } : { ...one };
    const same = byId.get(person.id);
    if (!same) {
      byId.set(person.id, person);
      continue;
    }
    addTo(same, person);
    if (same.domains && person.domains) same.domains = [...new Set([...same.domains, ...person.domains])].sort();
  }
  return [...byId.values()];
}
