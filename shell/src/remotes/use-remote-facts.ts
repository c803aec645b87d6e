import { useContext, useMemo, useSyncExternalStore } from 'react';
import { PageComponentsContext } from '../federation/page-components';
import { useRegistry } from '../federation/registry';
import { factsOf, failuresOfNone, type Failure, type RemoteFacts } from './remote-facts';

/** How each remote is doing, live, and what failed that is of none of them. */
export function useRemoteFacts(): { facts: readonly RemoteFacts[]; elsewhere: readonly Failure[] } {
  const { registry } = useRegistry();
  const { log } = useContext(PageComponentsContext);
  const events = useSyncExternalStore(log.subscribe, log.all);
  return useMemo(() => {
    const remotes = registry?.remotes ?? [];
    return { facts: factsOf(remotes, events), elsewhere: failuresOfNone(remotes, events) };
  }, [registry, events]);
}
