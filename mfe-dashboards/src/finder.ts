import type { Find, FoundEntry } from 'shared-kit/contract';
import { domainsToSearch, type NamedDomain } from './finder/domains-to-search';
import { named, type NamedDocument } from './finder/named';
import { paths } from './paths';

/** Sessions and tasks by the beginning of their names, those of the open domain first. */
export const find: Find = async (query, { companies, signal }) => {
  const found = await Promise.all(domainsToSearch(companies, location.pathname).map((domain) => inDomain(domain, query, signal)));
  return found.flat();
};

async function inDomain(place: NamedDomain, query: string, signal: AbortSignal): Promise<FoundEntry[]> {
  const [sessions, tasks] = await Promise.all([named('sessions', place.ref, query, signal), named('tasks', place.ref, query, signal)]);
  return [...sessions.map((session) => sessionEntry(place, session)), ...tasks.map((task) => taskEntry(place, task))];
}

const sessionEntry = ({ ref, hint }: NamedDomain, { id, name }: NamedDocument): FoundEntry => ({
  id: `session ${ref.company}/${ref.domain}/${id}`,
  label: name,
  hint,
  icon: 'data',
  to: paths.session({ ...ref, session: id }),
});

const taskEntry = ({ ref, hint }: NamedDomain, { id, name }: NamedDocument): FoundEntry => ({
  id: `task ${ref.company}/${ref.domain}/${id}`,
  label: name,
  hint,
  icon: 'tasks',
  to: `${paths.tasks(ref)}?${new URLSearchParams({ q: name })}`,
});
