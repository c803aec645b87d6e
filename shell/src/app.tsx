import { useAccount } from 'shared-kit/state';
import { adoptStyles, LeaveGuard } from 'shared-kit/ui-core';
import { useEffect } from 'react';
import { markSignedIn } from './boot/signed-in-mark';
import { leaveSplash } from './boot/splash';
import type { LoadedRegistry } from './federation/overrides';
import { RegistryContext } from './federation/registry';
import { RegistryProblem } from './federation/registry-problem';
import { usePrefetch } from './federation/use-prefetch';
import { useRegistryState } from './federation/use-registry-state';
import { FeedbackHosts } from './feedback/feedback-hosts';
import { ConsoleRoutes } from './routing/console-routes';
import messagesCss from './feedback/messages.css';
import drawerCss from './layout/drawer.css';
import shellCss from './shell.css';

adoptStyles(shellCss, drawerCss, messagesCss);

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
      {registry ? <ConsoleRoutes registry={registry} /> : <RegistryProblem />}
      <FeedbackHosts />
      <LeaveGuard />
    </RegistryContext>
  );
}
