import type { RegistryEntry } from 'shared-kit/contract';
import { useConsoleStore } from 'shared-kit/state';
import { useContext, useRef } from 'react';
import { PageComponentsContext } from './page-components';
import { isExpectedFailure } from './remote-failure';
import { useRegistry } from './registry';

/**
 * What to do when a page of a remote has failed, before it is taken off the page. What was typed is kept for when it is back. Code
 * that could not be had may have gone with a release: the registry is looked at again, once for each version, and a newer version
 * takes the page's place by itself.
 */
export function useRemoteFailure(remote: RegistryEntry, pathname: string): (error: unknown) => void {
  const { unsaved } = useConsoleStore();
  const components = useContext(PageComponentsContext);
  const { reload } = useRegistry();
  const crashedAt = useRef<string | null>(null);
  return (error) => {
    components.noteFailure(remote, error);
    const missing = isExpectedFailure(error);
    // A page that crashes again right away may do so over what was typed.
    if (!missing && crashedAt.current === pathname) unsaved.forget();
    else unsaved.keep();
    crashedAt.current = missing ? null : pathname;
    if (missing && components.suspectStale(remote)) void reload();
  };
}
