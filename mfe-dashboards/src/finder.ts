import type {} from 'locales/texts/dashboards';
import type { Find, FoundEntry } from 'shared-kit/contract';
import { currentLocale, formatDate, formatNumber, messageText, registerNamespace } from 'shared-kit/i18n';
import { domainsToSearch, type DomainsToSearch, type SearchedDomain } from './finder/domains-to-search';
import { findByName, type FoundByName, type FoundDocument } from './finder/find-by-name';
import { paths } from './links/paths';

/** Finds sessions and tasks by name, those of the open domain first. The hint of an entry says whether it is a session or a task (D-149). */
export const find: Find = async (query, { companies, signal }) => {
  await registerNamespace('dashboards', (locale) => import(`locales/${locale}/dashboards.json`));
  const scope = await domainsToSearch(companies, location.pathname);
  signal.throwIfAborted();
  const results = await Promise.all(scope.domains.map((domain) => inDomain(domain, query, signal)));
  const entries = results.flatMap((one) => one.entries);
  const more = results.find((one) => one.more);
  return [...entries, ...(more ? [moreEntry(more.domain, query)] : []), ...notSearchedEntry(scope, entries.length > 0)];
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
      rest: true,
    },
  ];
}

/** An entry that says that more names match than are listed, with a link to the list of a domain where they are. */
const moreEntry = ({ ref, hint }: SearchedDomain, query: string): FoundEntry => ({
  id: 'more',
  label: messageText({ key: 'found.more', text: 'More names match: type more of the name' }),
  hint,
  icon: 'domain',
  to: `${paths.sessions(ref)}?${new URLSearchParams({ q: query.trim() })}`,
  rest: true,
});

interface FoundInDomain {
  domain: SearchedDomain;
  entries: readonly FoundEntry[];
  more: boolean;
}

async function inDomain(domain: SearchedDomain, query: string, signal: AbortSignal): Promise<FoundInDomain> {
  const { ref, hint, isOpen } = domain;
  const [sessions, tasks] = await Promise.all([
    findByName('sessions', ref, query, { isOpen, signal }),
    findByName('tasks', ref, query, { isOpen, signal }),
  ]);
  const entryOf = (
    kind: 'session' | 'task',
    { id, name }: FoundDocument,
    beginning: string | null,
    icon: string,
    to: string,
  ): FoundEntry => ({
    id: `${kind} ${ref.company}/${ref.domain}/${id}`,
    label: name,
    hint: [messageText({ key: `found.${kind}`, text: kind }), beginning, hint].filter(Boolean).join(' · '),
    icon,
    to,
  });
  return {
    domain,
    entries: [
      ...sessions.found.map((session) =>
        entryOf('session', session, beginningOf(session, sessions), 'data', paths.session({ ...ref, session: session.id })),
      ),
      ...tasks.found.map((task) => entryOf('task', task, null, 'tasks', `${paths.tasks(ref)}?${new URLSearchParams({ q: task.name })}`)),
    ],
    more: sessions.more || tasks.more,
  };
}

/** When a session began, if another one of the domain has its name: a task that was counted twice has two of them. */
const beginningOf = ({ id, name, startTime }: FoundDocument, { found }: FoundByName): string | null =>
  startTime !== null && found.some((other) => other.id !== id && other.name === name) ? formatDate(startTime, currentLocale()) : null;
