import { readFirstRecords, sessionsOf } from 'shared-kit/firebase/data';
import type { DomainRef } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { useEffect, useState } from 'react';

/** How many addresses of the session are offered. */
const EXAMPLES = 8;

/** Distinct addresses of the domain's latest session, to try a pattern on (ADD-04). Reads only two documents. */
export function useRecentAddresses(domain: DomainRef): readonly string[] {
  const [latest] = useLiveList(sessionsOf(domain, 1)).data;
  const { company, domain: id } = domain;
  const session = latest?.id;
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    if (session === undefined) return;
    let isOutdated = false;
    readFirstRecords({ company, domain: id, session }).then(
      (records) => isOutdated || setAddresses(spread([...new Set(records.map(({ address }) => address))])),
      // Examples are optional: users can type an address instead.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [company, id, session]);
  return addresses;
}

/** Some addresses from all over the list, so that their streets and levels differ. */
function spread(addresses: readonly string[]): string[] {
  const step = Math.max(1, addresses.length / EXAMPLES);
  return Array.from({ length: Math.min(EXAMPLES, addresses.length) }, (_, index) => addresses[Math.floor(index * step)]!);
}
