import type {} from 'locales/texts/dashboards';
import type { Find, FoundEntry } from 'shared-kit/contract';
import { currentLocale, formatNumber, messageText, registerNamespace } from 'shared-kit/i18n';
import { domainsToSearch, type DomainsToSearch, type SearchedDomain } from './finder/domains-to-search';
import { findByName, type FoundDocument } from './finder/find-by-name';
import { paths } from './links/paths';

/** Finds sessions and tasks by name, those of the open domain first. The hint of an entry says whether it is a session or a task. */
export const find: Find = async (query, { companies, signal }) => {
  await registerNamespace('dashboards', (locale) => import(`locales/${locale}/dashboards.json`));
  const scope = await domainsToSearch(companies, location.pathname);
  signal.throwIfAborted();
  const results = await Promise.all(scope.domains.map((domain) => inDomain(domain, query, signal)));
  const entries = results.flat();
  return [...entries, ...notSearchedEntry(scope, entries.length > 0)];
};

/** An entry that says that not every domain was searched, with a link to the others; empty when all were searched. */
function notSearchedEntry({ domains, total, company }: DomainsToSearch, hasResults: boolean): FoundEntry[] {
  if (!company || domains.length >= total) return [];
  const args = [domains.length, total].map((count) => formatNumber(count, currentLocale()));
  return [
    {
      id: 'left out',
      label: messageText({ key: hasResults ? 'found.leftOut' : 'found.leftOutNone', text: 'Searched in %s of %s domains', args }),
      hint: messageText({ key: 'found.leftOutHint', text: 'Open a domain to search in it' }),
      icon: 'domain',
      to: paths.company({ company: company.id }),
    },
  ];
}

/** The word for a session or a task, in the user's language. */
const word = (kind: 'session' | 'task'): string => messageText({ key: `found.${kind}`, text: kind });

async function inDomain(place: SearchedDomain, query: string, signal: AbortSignal): Promise<FoundEntry[]> {
  const options = { isOpen: place.isOpen, signal };
  const [sessions, tasks] = await Promise.all([findByName('sessions', place.ref, query, options), findByName('tasks', place.ref, query, options)]);
  return [...sessions.map((session) => sessionEntry(place, session)), ...tasks.map((task) => taskEntry(place, task))];
}

const sessionEntry = ({ ref, hint }: SearchedDomain, { id, name }: FoundDocument): FoundEntry => ({
  id: `session ${ref.company}/${ref.domain}/${id}`,
  label: name,
  hint: `${word('session')} · ${hint}`,
  icon: 'data',
  to: paths.session({ ...ref, session: id }),
});

const taskEntry = ({ ref, hint }: SearchedDomain, { id, name }: FoundDocument): FoundEntry => ({
  id: `task ${ref.company}/${ref.domain}/${id}`,
  label: name,
  hint: `${word('task')} · ${hint}`,
  icon: 'tasks',
  to: `${paths.tasks(ref)}?${new URLSearchParams({ q: name })}`,
});
