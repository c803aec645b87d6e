import { useContext, useMemo, useSyncExternalStore } from 'react';
import { PageComponentsContext } from '../../federation/page-components';
import { useRegistry } from '../../registry/registry';
import { factsOf, failuresOfNone, type Failure, type RemoteFacts } from '../../federation/remote-facts';

/** The live state of each remote; `elsewhere` has the failures of no remote. */
export function useRemoteFacts(): { facts: readonly RemoteFacts[]; elsewhere: readonly Failure[] } {
  const { registry } = useRegistry();
  const { log } = useContext(PageComponentsContext);
  const events = useSyncExternalStore(log.subscribe, log.all);
  return useMemo(() => {
    const remotes = registry?.remotes ?? [];
    return { facts: factsOf(remotes, events), elsewhere: failuresOfNone(remotes, events) };
  }, [registry, events]);
}
