import { useAccount } from 'shared-kit/state';
import { adoptStyles, lazyPart, LeaveGuard } from 'shared-kit/ui-core';
import { Suspense, useEffect } from 'react';
import { markSignedIn } from './boot/signed-in-mark';
import { leaveSplash } from './boot/splash';
import type { LoadedRegistry } from './federation/overrides';
import { RegistryContext } from './federation/registry';
import { usePrefetch } from './federation/use-prefetch';
import { useRegistryState } from './federation/use-registry-state';
import { FeedbackHosts } from './feedback/feedback-hosts';
import { ConsoleRoutes } from './routing/console-routes';
import messagesCss from './feedback/messages.css';
import drawerCss from './layout/drawer.css';
import shellCss from './shell.css';

adoptStyles(shellCss, drawerCss, messagesCss);

const RegistryProblem = lazyPart(async () => (await import('./federation/registry-faults-part')).loadRegistryProblem());

/** The console: routes and drawer from the registry, feedback above them. */
export function App({ initialRegistry }: { initialRegistry: LoadedRegistry | null }) {
  const { loaded, user } = useAccount();
  const state = useRegistryState(initialRegistry);
  const { registry } = state;

  usePrefetch(registry);
  useEffect(() => {
    if (!loaded) return;
    leaveSplash();
    markSignedIn(user !== null);
  }, [loaded, user]);

  return (
    <RegistryContext value={state}>
      <Suspense fallback={null}>{registry ? <ConsoleRoutes registry={registry} /> : <RegistryProblem />}</Suspense>
      <FeedbackHosts />
      <LeaveGuard />
    </RegistryContext>
  );
}
