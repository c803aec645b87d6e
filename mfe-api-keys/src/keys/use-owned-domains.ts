import { moderatorsOf } from 'shared-kit/firebase/data';
import { domainsOfKey, type ApiKey, type DomainsOfKey } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { useCallback } from 'react';

/** What a key reads of its domains. `ownerGone`: its moderator is none any more, so it reads nothing (D-82). */
export interface OwnedDomains extends DomainsOfKey {
  ownerGone: boolean;
}

/** What the company's keys read at this moment. While the moderators are not known, and for an ended key, all domains count as readable. */
export function useOwnedDomains(company: string): (key: ApiKey) => OwnedDomains {
  const { status, data } = useLiveList(moderatorsOf(company));
  return useCallback(
    (key: ApiKey) => {
      if (status !== 'ready' || key.status === 'INVALID') return { readable: key.authDomains, lost: [], ownerGone: false };
      const owner = data.find(({ uid }) => uid === key.parentUid);
      return { ...domainsOfKey(key, owner?.authDomains ?? []), ownerGone: owner === undefined };
    },
    [status, data],
  );
}
