import { useAccount } from 'shared-kit/state';
import { adoptStyles, LeaveGuard } from 'shared-kit/ui-core';
import { useEffect, useMemo, useState } from 'react';
import { useConfig } from './boot/config-context';
import { markSignedIn } from './boot/signed-in-mark';
import { leaveSplash } from './boot/splash';
import { activeOverrides, type LoadedRegistry } from './federation/overrides';
import { fetchRegistry, RegistryContext } from './federation/registry';
import { RegistryProblem } from './federation/registry-problem';
import { usePrefetch } from './federation/use-prefetch';
import { FeedbackHosts } from './feedback/feedback-hosts';
import { ConsoleRoutes } from './routing/console-routes';
import messagesCss from './feedback/messages.css';
import connectionCss from './layout/connection.css';
import drawerCss from './layout/drawer.css';
import shellCss from './shell.css';

adoptStyles(shellCss, connectionCss, drawerCss, messagesCss);

/** The console: routes and drawer from the registry, feedback above them. */
export function App({ initialRegistry }: { initialRegistry: LoadedRegistry | null }) {
  const { loaded, user } = useAccount();
  const { allowOverrides } = useConfig();
  const [registry, setRegistry] = useState(initialRegistry);
  const state = useMemo(
    () => ({
      registry,
      reload: async () => {
        const read = await fetchRegistry(activeOverrides(allowOverrides));
        if (read) setRegistry(read);
      },
    }),
    [allowOverrides, registry],
  );

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
