import { LeaveGuard } from 'shared-kit/host/ui-core';
import { useAccount } from 'shared-kit/state';
import { adoptOwnStyles } from 'shared-kit/host/ui-core';
import { lazyPart } from 'shared-kit/ui-core';
import { Suspense, useEffect } from 'react';
import { markSignedIn } from '../account/signed-in-mark';
import { hideSplash } from '../feedback/splash';
import type { LoadedRegistry } from '../registry/loaded-registry';
import { RegistryContext } from '../registry/registry';
import { Console } from './console';
import { usePrefetch } from './use-prefetch';
import { useRegistryState } from '../federation/use-registry-state';
import { FeedbackHosts } from '../feedback/feedback-hosts';
import messagesCss from '../feedback/messages.css';
import drawerCss from '../frame/drawer/drawer.css';
import shellCss from '../frame/layout/shell.css';

adoptOwnStyles(shellCss, drawerCss, messagesCss);

const RegistryProblem = lazyPart(async () => (await import('../feedback/registry-faults-part')).loadRegistryProblem());

/** The console: routes and drawer from the registry, feedback above them. */
export function App({ initialRegistry }: { initialRegistry: LoadedRegistry | null }) {
  const { loaded, user } = useAccount();
  const state = useRegistryState(initialRegistry);
  const { registry } = state;

  usePrefetch(registry);
  useEffect(() => {
    if (!loaded) return;
    hideSplash();
    markSignedIn(user !== null);
  }, [loaded, user]);

  return (
    <RegistryContext value={state}>
      <Suspense fallback={null}>{registry ? <Console registry={registry} /> : <RegistryProblem />}</Suspense>
      <FeedbackHosts />
      <LeaveGuard />
    </RegistryContext>
  );
}
