import type { FoundEntry } from 'shared-kit/contract';
import type { RegistryEntry, RouteAccess } from 'shared-kit/host/contract';
import { accessTo } from '../../routing/route-at';

/** The most results of one remote for a search. */
const MOST = 20;
const LONGEST = 200;

/** A valid result, with the access of its page. */
export interface SoundEntry extends FoundEntry {
  access: RouteAccess;
}

/** The valid results in the answer of a finder, which a faulty remote may fill with anything. Throws if it is no list. */
export function foundEntries(answer: unknown, remote: Pick<RegistryEntry, 'routes'>): SoundEntry[] {
  if (!Array.isArray(answer)) throw new Error('a finder answers with a list');
  return answer.flatMap((entry: unknown) => soundEntry(entry, remote) ?? []).slice(0, MOST);
}

function soundEntry(entry: unknown, remote: Pick<RegistryEntry, 'routes'>): SoundEntry | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, label, hint, icon, to, state } = entry as Record<keyof FoundEntry, unknown>;
  if (!isText(id) || !isText(label) || !isText(to)) return null;
  const pathname = ownPathname(to);
  const access = pathname === null ? null : accessTo(remote, pathname);
  if (access === null) return null;
  return {
    id: short(id),
    label: short(label),
    to,
    access,
    ...(isText(hint) && { hint: short(hint) }),
    ...(isText(icon) && { icon }),
    ...(isFields(state) && { state }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const short = (text: string): string => text.slice(0, LONGEST);

/** The path of a URL of this console; null for other URLs. */
function ownPathname(to: string): string | null {
  if (!to.startsWith('/')) return null;
  const url = URL.parse ? URL.parse(to, location.origin) : new URL(to, location.origin);
  return url?.origin === location.origin ? url.pathname : null;
}
