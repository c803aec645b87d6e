import type { Change } from 'shared-kit/model';
import { useLink, type LinkTarget } from 'shared-kit/router';
import { paths } from '../links/paths';

/** What exists and what was removed, according to the company and the records that were read. */
export interface Gone {
  domains: ReadonlySet<string>;
  things: ReadonlySet<string>;
}

const isRemoval = (action: Change['action']) => action !== null && /\.(delete|remove)$/.test(action);

const thingOf = ({ subject, domain, subjectId }: Change): string => JSON.stringify([subject?.kind, domain, subjectId]);

/** The things that were removed according to the records. */
export const removedThings = (changes: readonly Change[]): Set<string> =>
  new Set(changes.filter(({ action, subject }) => isRemoval(action) && subject?.kind !== 'license').map(thingOf));

/** The link to what was changed; null if it was removed or no remote has a page for it. `domains` are the existing ones. */
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
    if (domain === null || !domains.has(domain)) return null;
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
