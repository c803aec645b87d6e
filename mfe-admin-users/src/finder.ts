import type { Find, FindContext, FoundEntry } from 'shared-kit/contract';
import { readLately } from 'shared-kit/firebase/data';
import { firestorePaths, hasWordsOf, type Company } from 'shared-kit/model';
import { paths } from './paths';

/** The most users of a company that a search reads. */
const MOST = 500;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds users of the user's companies by any part of name, email or employee ID, without accents. */
export const find: Find = async (query, { companies, locale }: FindContext) => {
  const found = await Promise.all(companies.map((company) => peopleOf(company, query)));
  const byName = new Intl.Collator(locale).compare;
  return found.flat().sort((a, b) => byName(a.label, b.label));
};

async function peopleOf({ id: company, exhibitionName }: Company, query: string): Promise<FoundEntry[]> {
  const people = await readLately({ path: firestorePaths.users(), where: [['company', '==', company]], limit: MOST });
  return people.flatMap(({ id, data }) => {
    const email = text(data['email']);
    const label = `${text(data['firstName'])} ${text(data['lastName'])}`.trim() || email || id;
    if (!hasWordsOf(`${label} ${email} ${text(data['employeeId'])}`, query)) return [];
    return { id, label, hint: [email, exhibitionName].filter(Boolean).join(' · '), icon: 'user', to: paths.profile({ uid: id }) };
  });
}
