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

async function inDomain({ ref, hint, isOpen }: SearchedDomain, query: string, signal: AbortSignal): Promise<FoundEntry[]> {
  const [sessions, tasks] = await Promise.all([
    findByName('sessions', ref, query, { isOpen, signal }),
    findByName('tasks', ref, query, { isOpen, signal }),
  ]);
  const entryOf = (kind: 'session' | 'task', { id, name }: FoundDocument, icon: string, to: string): FoundEntry => ({
    id: `${kind} ${ref.company}/${ref.domain}/${id}`,
    label: name,
    hint: `${messageText({ key: `found.${kind}`, text: kind })} · ${hint}`,
    icon,
    to,
  });
  return [
    ...sessions.map((session) => entryOf('session', session, 'data', paths.session({ ...ref, session: session.id }))),
    ...tasks.map((task) => entryOf('task', task, 'tasks', `${paths.tasks(ref)}?${new URLSearchParams({ q: task.name })}`)),
  ];
}
