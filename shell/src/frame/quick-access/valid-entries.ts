import type { FoundEntry } from 'shared-kit/contract';
import type { RegistryEntry, RouteAccess } from 'shared-kit/model/registry';
import { accessTo } from '../../routing/route-at';

/** The most results of one remote for a search. */
const MAX_ENTRIES = 20;
const MAX_RESTS = 3;
const MAX_TEXT = 200;

/** A valid result, with the access of its page. */
export interface ValidEntry extends FoundEntry {
  access: RouteAccess;
}

export interface ValidAnswer {
  /** The results that are listed. */
  entries: readonly ValidEntry[];
  /** The number of all results, listed or not. */
  total: number;
  /** What says where the remote has not looked. */
  rest: readonly ValidEntry[];
}

/** The valid results in the answer of a finder, which a faulty remote may fill with anything. Throws if it is no list. */
export function validAnswer(answer: unknown, remote: Pick<RegistryEntry, 'routes'>): ValidAnswer {
  if (!Array.isArray(answer)) throw new Error('a finder answers with a list');
  const valid = answer.flatMap((entry: unknown) => toValidEntry(entry, remote) ?? []);
  const results = valid.filter(({ rest }) => !rest);
  return { entries: results.slice(0, MAX_ENTRIES), total: results.length, rest: valid.filter(({ rest }) => rest).slice(0, MAX_RESTS) };
}

function toValidEntry(entry: unknown, remote: Pick<RegistryEntry, 'routes'>): ValidEntry | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, label, hint, icon, to, state, rest } = entry as Record<keyof FoundEntry, unknown>;
  if (!isText(id) || !isText(label) || !isText(to)) return null;
  const pathname = ownPathname(to);
  const access = pathname === null ? null : accessTo(remote, pathname);
  if (access === null) return null;
  return {
    id: shorten(id),
    label: shorten(label),
    to,
    access,
    ...(isText(hint) && { hint: shorten(hint) }),
    ...(isText(icon) && { icon }),
    ...(isFields(state) && { state }),
    ...(rest === true && { rest }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const shorten = (text: string): string => text.slice(0, MAX_TEXT);

/** The path of a URL of this console; null for other URLs. */
function ownPathname(to: string): string | null {
  if (!to.startsWith('/')) return null;
  try {
    const { origin, pathname } = new URL(to, location.origin);
    return origin === location.origin ? pathname : null;
  } catch {
    return null;
  }
}
