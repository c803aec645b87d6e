/** What the page needs in the route's state (decision D-18). */
export interface EditState {
  type: 'add' | 'edit';
  company: string;
  domain: string;
  /** The moderator on whose behalf the domain is changed. */
  parentUid: string;
  /** The name of the label at the index when the page was opened from the settings. */
  name: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The checked state of a route. Null when it is missing, as with a pasted link, or wrong, since other scripts can write it (LABEL-01). */
export function readEditState(state: unknown): EditState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { type, company, domain, parentUid, name } = state as Record<string, unknown>;
  if (type !== 'add' && type !== 'edit') return null;
  if (!isText(company) || !isText(domain) || !isText(parentUid)) return null;
  return { type, company, domain, parentUid, name: isText(name) ? name : undefined };
}

/** The index in the list of labels that an address names, from 0; null when it is no index. */
export const readIndex = (index: string | undefined): number | null => (/^\d{1,6}$/.test(index ?? '') ? Number(index) : null);
