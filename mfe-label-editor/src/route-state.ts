/** What the page takes from the route's state (decision D-18). */
export interface EditState {
  type: 'add' | 'edit';
  company: string;
  domain: string;
  /** The moderator on whose behalf the domain is changed. */
  parentUid: string;
  /** What the index stood for when the page was opened from the settings. */
  name: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The state of a route, or null: a pasted link has none, and anybody's script can write one (LABEL-01). */
export function readEditState(state: unknown): EditState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { type, company, domain, parentUid, name } = state as Record<string, unknown>;
  if (type !== 'add' && type !== 'edit') return null;
  if (!isText(company) || !isText(domain) || !isText(parentUid)) return null;
  return { type, company, domain, parentUid, name: isText(name) ? name : undefined };
}

/** The place in the list of labels that an address names, from 0; null for anything that is none. */
export const readIndex = (index: string | undefined): number | null => (/^\d{1,6}$/.test(index ?? '') ? Number(index) : null);
