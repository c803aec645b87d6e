import { readFirstRecords, sessionsOf } from 'shared-kit/firebase/data';
import type { DomainRef } from 'shared-kit/model';
import { useLiveList } from 'shared-kit/state';
import { useEffect, useState } from 'react';

/** So many real addresses are offered. */
const EXAMPLES = 8;

/** Different addresses of the domain's latest session, to try a pattern on (ADD-04): two documents read. */
export function useRecentAddresses(domain: DomainRef): readonly string[] {
  const [latest] = useLiveList(sessionsOf(domain, 1)).data;
  const { company, domain: id } = domain;
  const session = latest?.id;
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (session === undefined) return;
    let left = false;
    readFirstRecords({ company, domain: id, session }).then(
      (records) => left || setFound(spread([...new Set(records.map(({ address }) => address))])),
      // Without examples an address can still be typed.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [company, id, session]);
  return found;
}

/** Some of the list from its beginning to its end, so that streets and levels differ. */
function spread(addresses: readonly string[]): string[] {
  const step = Math.max(1, addresses.length / EXAMPLES);
  return Array.from({ length: Math.min(EXAMPLES, addresses.length) }, (_, index) => addresses[Math.floor(index * step)]!);
}
