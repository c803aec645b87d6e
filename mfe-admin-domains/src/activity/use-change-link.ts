import type { Change } from 'shared-kit/model';
import { useLink, type LinkTarget } from 'shared-kit/router';
import { paths } from '../paths';

/** What is gone by now, as far as the records that are here and the list of domains tell. */
export interface Gone {
  domains: ReadonlySet<string> | undefined;
  things: ReadonlySet<string>;
}

const isRemoval = (action: Change['action']) => action !== null && /\.(delete|remove)$/.test(action);

const thingOf = ({ subject, domain, subjectId }: Change): string => JSON.stringify([subject?.kind, domain, subjectId]);

/** The things that a record tells the removal of. */
export const removedThings = (changes: readonly Change[]): Set<string> =>
  new Set(changes.filter(({ action, subject }) => isRemoval(action) && subject?.kind !== 'license').map(thingOf));

/** The way to what was changed, or null where nothing is there any more or nobody shows it. `domains` are those there are. */
export function useChangeLink(company: string, { domains, things }: Gone): (change: Change) => LinkTarget | null {
  const profile = useLink('profile', 'uid');
  const session = useLink('session', 'company', 'domain', 'session');
  const tasks = useLink('tasks', 'company', 'domain');
  const keys = useLink('keys');

  return (change) => {
    const { subject, subjectId, domain } = change;
    if (!subject || things.has(thingOf(change))) return null;
    if (subject.kind === 'user') return profile?.({ uid: subjectId }) ?? null;
    if (subject.kind === 'apiKey') return keys?.() ?? null;
    if (domain === null || !domains?.has(domain)) return null;
    switch (subject.kind) {
      case 'session':
        return session?.({ company, domain, session: subjectId }) ?? null;
      case 'task':
        return tasks?.({ company, domain }) ?? null;
      default:
        return { to: paths.settings({ company, domain }) };
    }
  };
}
