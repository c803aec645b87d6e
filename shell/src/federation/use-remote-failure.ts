import type { RegistryEntry } from 'shared-kit/model/registry';
import { useConsoleStore } from 'shared-kit/state';
import { useContext, useRef } from 'react';
import { PageComponentsContext } from './page-components';
import { isExpectedFailure } from './remote-failure';
import { useRegistry } from '../registry/registry';

/**
 * Returns the handler for a failed page of a remote, which runs before the page is removed. It keeps the typed values for the next attempt.
 * If code is missing, a release may have removed it: the handler then reads the registry again, once for each version, and a newer version
 * replaces the page.
 */
export function useRemoteFailure(remote: RegistryEntry, pathname: string): (error: unknown) => void {
  const { unsaved } = useConsoleStore();
  const components = useContext(PageComponentsContext);
  const { reload } = useRegistry();
  const crashedAt = useRef<string | null>(null);
  return (error) => {
    components.noteFailure(remote, error);
    const missing = isExpectedFailure(error);
    // If the page crashes again, the typed values may be the reason.
    if (!missing && crashedAt.current === pathname) unsaved.forget();
    else unsaved.keep();
    crashedAt.current = missing ? null : pathname;
    if (missing && components.shouldReloadRegistry(remote)) void reload();
  };
}
