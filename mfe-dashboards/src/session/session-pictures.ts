import { formatDate, type Locale } from 'shared-kit/i18n';
import type { AddressRecord } from 'shared-kit/model';
import type { ViewedPicture } from 'shared-kit/state';

/** The pictures of a session in the order they were taken, as the viewer shows them. */
export interface SessionPictures {
  all: readonly ViewedPicture[];
  /** By address: the same pictures, those of one address only. */
  byAddress: ReadonlyMap<string, readonly ViewedPicture[]>;
}

/** Pictures lie with the readings they were taken at (decision D-70); each goes by its address and moment. */
export function sessionPictures(records: readonly AddressRecord[], locale: Locale): SessionPictures {
  const all: ViewedPicture[] = [];
  const byAddress = new Map<string, ViewedPicture[]>();
  for (const { address, checkedAt, pictures = [] } of records) {
    if (pictures.length === 0) continue;
    const caption = [address, formatDate(checkedAt || null, locale)].filter(Boolean).join(' · ');
    const taken = pictures.map((path) => ({ path, caption }));
    all.push(...taken);
    const before = byAddress.get(address);
    if (before) before.push(...taken);
    else byAddress.set(address, taken);
  }
  return { all, byAddress };
}
