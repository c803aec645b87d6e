import { readLately } from 'shared-kit/firebase/data';
import { firestorePaths, type DomainRef } from 'shared-kit/model';

/** Of each kind in each domain: whoever sees these types on. */
const MOST = 5;

/** Comes after every character of a name. */
const LAST = '\uf8ff';

export interface NamedDocument {
  id: string;
  name: string;
}

/**
 * Sessions or tasks whose names begin with what was typed. The database compares letter by letter, and the apps that write sessions
 * store their names as they are: it is asked for what was typed, and for the same with another case of the first letter.
 */
export async function named(kind: 'sessions' | 'tasks', domain: DomainRef, typed: string, signal: AbortSignal): Promise<NamedDocument[]> {
  const answers = await Promise.all(spellingsOf(typed).map((beginning) => beginningWith(kind, domain, beginning)));
  signal.throwIfAborted();
  const found = new Map(answers.flat().map((one) => [one.id, one]));
  return [...found.values()].slice(0, MOST);
}

/** The ways in which a name may be spelt that begins like this. */
export const spellingsOf = (typed: string): string[] => {
  const [first = '', ...rest] = typed;
  const others = rest.join('');
  return [...new Set([typed, first.toLocaleUpperCase() + others, first.toLocaleUpperCase() + others.toLocaleLowerCase()])];
};

async function beginningWith(kind: 'sessions' | 'tasks', domain: DomainRef, beginning: string): Promise<NamedDocument[]> {
  const docs = await readLately({
    path: firestorePaths[kind](domain),
    where: [
      ['name', '>=', beginning],
      ['name', '<', beginning + LAST],
    ],
    orderBy: [['name', 'asc']],
    limit: MOST,
  });
  return docs.map(({ id, data }) => ({ id, name: typeof data['name'] === 'string' ? data['name'] : id }));
}
