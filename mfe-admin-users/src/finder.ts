import type { Find, FindContext, FoundEntry } from 'shared-kit/contract';
import { readLately, usersToFind } from 'shared-kit/firebase/data';
import { type Company, hasWordsOf, nameOrder } from 'shared-kit/model';
import { paths } from './links/paths';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Finds users of the user's companies by the beginnings of words of name, employee ID or email, without accents. */
export const find: Find = async (query, { companies, locale }: FindContext) => {
  const users = await Promise.all(companies.map((company) => usersNamed(company, query)));
  const byName = nameOrder(locale);
  return users.flat().sort((a, b) => byName(a.label, b.label));
};

async function usersNamed({ id: company, exhibitionName }: Company, query: string): Promise<FoundEntry[]> {
  const usersQuery = usersToFind(company, query);
  if (usersQuery === null) return [];
  return (await readLately(usersQuery)).flatMap(({ id, data }) => {
    const email = text(data['email']);
    const label = `${text(data['firstName'])} ${text(data['lastName'])}`.trim() || email || id;
    if (!hasWordsOf(`${label} ${email} ${text(data['employeeId'])}`, query)) return [];
    return { id, label, hint: [email, exhibitionName].filter(Boolean).join(' · '), icon: 'user', to: paths.profile({ uid: id }) };
  });
}
