import { useAccount, useLatest } from 'shared-kit/state';
import { useContext, useMemo, useState } from 'react';
import { fetchJson, REGISTRY_PATH } from '../registry/requests';
import { useConfig } from '../registry/config-context';
import { openRegistry } from '../registry/open-registry';
import type { LoadedRegistry } from '../registry/loaded-registry';
import { PageComponentsContext } from './page-components';
import type { RegistryState } from '../registry/registry';

/** The registry of this page, with the canaries of the user. Loaded remotes keep their version until the page is reloaded. */
export function useRegistryState(initial: LoadedRegistry | null): RegistryState {
  const config = useConfig();
  const { loaded, user, profile } = useAccount();
  const { log } = useContext(PageComponentsContext);
  const [registry, setRegistry] = useState(initial);
  const signedInUser = useMemo(
    () => (loaded && user ? { uid: user.uid, companies: profile?.companies ?? [] } : null),
    [loaded, user, profile],
  );
  // The chosen registry has no `choose`, so that versions stay the same when the user gets another company.
  if (signedInUser && registry?.choose) setRegistry(registry.choose(signedInUser));
  // Asked for only when the registry is read again: all pages would be rendered again for another user.
  const nowSignedIn = useLatest(signedInUser);

  return useMemo(() => {
    const latest = async () => {
      const file = await fetchJson(REGISTRY_PATH);
      const read = file.reached ? await openRegistry(file.json, config) : null;
      return (nowSignedIn.current && read?.choose?.(nowSignedIn.current)) ?? read;
    };
    const reload = async () => {
      const read = await latest();
      // Loaded remotes keep their version until the page is reloaded. Failed ones may get another.
      const isLoaded = ({ name }: { name: string }) => log.isLoaded(name);
      if (read)
        setRegistry((before) => ({
          ...read,
          remotes: read.remotes.map((remote) => (isLoaded(remote) && before?.remotes.find(({ name }) => name === remote.name)) || remote),
        }));
    };
    return { registry, latest, reload };
  }, [config, log, registry, nowSignedIn]);
}
