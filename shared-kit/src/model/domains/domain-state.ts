import type { DomainRef } from '../entities/entities';
import { record } from '../entities/fields';

/** The route's state of pages whose path has no company and domain (D-18). */
export interface DomainState extends DomainRef {
  /** The moderator on whose behalf the domain is changed. */
  parentUid: string;
}

export interface EditState extends DomainState {
  type: 'add' | 'edit';
  /** The name of the item at the index when the page was opened from the settings. */
  name: string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The domain in a route's state. Null if that is missing, as with a pasted link, or wrong, since other scripts can write it. */
export function readDomainState(state: unknown): DomainState | null {
  const { company, domain, parentUid } = record(state);
  return isText(company) && isText(domain) && isText(parentUid) ? { company, domain, parentUid } : null;
}

/** The state of a page that adds or edits an item; null if it is missing or wrong (MIF-01, LABEL-01). */
export function readEditState(state: unknown): EditState | null {
  const domain = readDomainState(state);
  if (!domain) return null;
  const { type, name } = record(state);
  return type === 'add' || type === 'edit' ? { ...domain, type, name: isText(name) ? name : undefined } : null;
}

/** The index in a list from a path, from 0; null if it is not an index. */
export const readIndex = (index: string | undefined): number | null => (/^\d{1,6}$/.test(index ?? '') ? Number(index) : null);
