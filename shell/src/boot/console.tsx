import type { Registry } from 'shared-kit/model/registry';
import { Route } from 'shared-kit/host/router';
import { lazyPart, PageSkeleton } from 'shared-kit/ui-core';
import { memo } from 'react';
import { Layout } from '../frame/layout/layout';
import { REMOTES_PATH } from '../frame/remotes/remotes-path';
import { useConfig } from '../registry/config-context';
import { ConsoleRoutes } from '../routing/console-routes';

/** Rarely needed, so not among the first scripts. */
const RemotesPage = lazyPart(async () => (await import('../frame/remotes/remotes-part')).loadRemotesPage(), <PageSkeleton />);

/**
 * All pages of the console in its frame: those of the remotes and, where overrides are allowed, the page about the remotes. The account and the
 * place change often, and only what shows them is rendered again.
 */
export const Console = memo(function Console({ registry }: { registry: Registry }) {
  const { allowOverrides } = useConfig();
  return (
    <ConsoleRoutes registry={registry} frame={<Layout />}>
      {/* Without a guard, because a broken override may be the reason why users cannot sign in. */}
      {allowOverrides && <Route path={REMOTES_PATH} element={<RemotesPage />} />}
    </ConsoleRoutes>
  );
});
