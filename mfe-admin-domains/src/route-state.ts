/** What the pages without company and domain in their address take from the route's state (decision D-18). */
export interface DomainState {
  company: string;
  domain: string;
  /** The moderator on whose behalf the domain is changed. */
  parentUid: string;
}

export interface EditState extends DomainState {
  type: 'add' | 'edit';
  /** What the index stood for when the page was opened from the settings. */
  name: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The domain in the state of a route, or null: a pasted link has no state, and anybody's script can write one. */
export function readDomainState(state: unknown): DomainState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { company, domain, parentUid } = state as Record<string, unknown>;
  return isText(company) && isText(domain) && isText(parentUid) ? { company, domain, parentUid } : null;
}

/** What is to be added or edited, or null (MIF-01). */
export function readEditState(state: unknown): EditState | null {
  const domain = readDomainState(state);
  if (!domain) return null;
  const { type, name } = state as Record<string, unknown>;
  return type === 'add' || type === 'edit' ? { ...domain, type, name: isText(name) ? name : undefined } : null;
}

/** The place in a list that an address names, from 0; null for anything that is none. */
export const readIndex = (index: string | undefined): number | null => (/^\d{1,6}$/.test(index ?? '') ? Number(index) : null);
