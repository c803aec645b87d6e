import type {} from 'locales/texts/users';
import type { Find, FindContext, FoundEntry } from 'shared-kit/contract';
import { readLately, usersToFind } from 'shared-kit/firebase/data';
import { currentLocale, formatNumber, messageText, registerNamespace } from 'shared-kit/i18n';
import { hasWordsOf, nameOrder, type Company } from 'shared-kit/model';
import { paths } from './links/paths';

/** The most words of a search that are queried, the longest first: each further one only if too many users have those before. */
const QUERIED_WORDS = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Finds users of the user's companies by the beginnings of words of name, employee ID or email, without accents. Where more users have the
 * words than are read, the last entry says so (D-150).
 */
export const find: Find = async (query, { companies, locale }: FindContext) => {
  const answers = await Promise.all(companies.map((company) => usersNamed(company, query)));
  const byName = nameOrder(locale);
  const users = answers.flatMap(({ found }) => found).sort((a, b) => byName(a.label, b.label));
  const read = answers.reduce((sum, { readOfMore }) => sum + readOfMore, 0);
  if (read === 0) return users;
  await registerNamespace('users', (locale) => import(`locales/${locale}/users.json`));
  return [...users, notReadEntry(read, query, users.length > 0)];
};

interface Answer {
  found: readonly FoundEntry[];
  /** How many users were read if there are more that were not; 0 if all who have the words were read. */
  readOfMore: number;
}

async function usersNamed(company: Company, query: string): Promise<Answer> {
  const found = new Map<string, FoundEntry>();
  const read = new Set<string>();
  for (const spec of queriesFor(company.id, query)) {
    const docs = await readLately(spec);
    for (const { id, data } of docs) {
      read.add(id);
      const entry = entryOf(company, id, data, query);
      if (entry) found.set(id, entry);
    }
    // Fewer than the limit: these are all users with this word, and so all with all words.
    if (docs.length < (spec.limit ?? 0)) return { found: [...found.values()], readOfMore: 0 };
  }
  return { found: [...found.values()], readOfMore: read.size };
}

/** A query for the longest word of the text, then one for each other word. */
function queriesFor(company: string, query: string) {
  const words = query.split(/\s+/).sort((a, b) => b.length - a.length);
  const specs = [query, ...words].flatMap((typed) => usersToFind(company, typed) ?? []);
  const asked = specs.map(({ where }) => JSON.stringify(where));
  return specs.filter((_, at) => asked.indexOf(asked[at]!) === at).slice(0, QUERIED_WORDS);
}

function entryOf({ exhibitionName }: Company, id: string, data: Record<string, unknown>, query: string): FoundEntry | null {
  const email = text(data['email']);
  const label = `${text(data['firstName'])} ${text(data['lastName'])}`.trim() || email || id;
  if (!hasWordsOf(`${label} ${email} ${text(data['employeeId'])}`, query)) return null;
  return { id, label, hint: [email, exhibitionName].filter(Boolean).join(' · '), icon: 'user', to: paths.profile({ uid: id }) };
}

const notReadEntry = (read: number, query: string, hasResults: boolean): FoundEntry => ({
  id: 'not read',
  label: messageText({
    key: hasResults ? 'foundUsers.leftOut' : 'foundUsers.leftOutNone',
    text: 'Searched in the first %s users',
    args: [formatNumber(read, currentLocale())],
  }),
  hint: messageText({ key: 'foundUsers.leftOutHint', text: 'Search in all of them' }),
  icon: 'users',
  to: `${paths.users()}?${new URLSearchParams({ q: query.trim() })}`,
  rest: true,
});
