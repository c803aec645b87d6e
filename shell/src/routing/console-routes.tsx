import { KIT_VERSION } from 'shared-kit/host/contract';
import { linksOf, kitMismatch, type Registry } from 'shared-kit/model/registry';
import { LinksProvider, Route, Routes, UsedLinksContext } from 'shared-kit/host/router';
import { paths } from 'shared-kit/model';
import { Navigate } from 'shared-kit/router';
import { lazyPart } from 'shared-kit/ui-core';
import { useMemo, type ReactNode } from 'react';
import { LogoutRoute } from '../account/logout-route';
import { RemotePage } from '../federation/remote-page';
import { Guard } from './guard';

/** Rarely needed, so not among the first scripts. */
const KitMismatch = lazyPart(async () => (await import('./rare-pages')).kitMismatch(), null);
const NoPage = lazyPart(async () => (await import('./rare-pages')).noPage(), null);
const NoSetPassword = lazyPart(async () => (await import('./rare-pages')).noSetPassword(), null);

export interface ConsoleRoutesProps {
  registry: Registry;
  /** What stands around every page. */
  frame: ReactNode;
  /** Routes of the shell's own pages. */
  children?: ReactNode;
}

/** Every route of the console: those of the remotes and those of the shell. */
export function ConsoleRoutes({ registry, frame, children }: ConsoleRoutesProps) {
  const links = useMemo(() => linksOf(registry), [registry]);
  const routes = registry.remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })));
  const served = (path: string) => routes.some((route) => route.path.toLowerCase() === path);
  const home = routes.find((route) => route.path === paths.home());
  const pageOf = (route: (typeof routes)[number] | undefined): ReactNode => {
    if (!route) return <NoPage />;
    const { remote, page } = route;
    const mismatch = kitMismatch(remote.kit, KIT_VERSION);
    if (mismatch) return <KitMismatch remote={remote} mismatch={mismatch} />;
    // Keyed by page and version, so that errors of a page that is being left reach the boundary around all pages.
    return (
      <UsedLinksContext value={remote.uses}>
        <RemotePage key={`${remote.entry} ${page}`} remote={remote} page={page} />
      </UsedLinksContext>
    );
  };

  return (
    <LinksProvider links={links}>
      <Routes>
        <Route element={frame}>
          {routes.map((route) => (
            <Route
              key={`${route.remote.name} ${route.path}`}
              path={route.path}
              element={<Guard access={route.access}>{pageOf(route)}</Guard>}
            />
          ))}
          <Route
            path={paths.logout()}
            element={
              // The question opens above whatever the guard shows, so it also opens for users whom the guard refuses.
              <LogoutRoute>
                <Guard access="protected" returnAfterSignIn={false}>
                  {pageOf(home)}
                </Guard>
              </LogoutRoute>
            }
          />
          {/* The targets of redirects always need a route: without one, the redirects would loop. */}
          {!home && <Route path={paths.home()} element={protectedPage(<NoPage />)} />}
          {!served(paths.login()) && <Route path={paths.login()} element={<NoPage />} />}
          {!served(paths.setPassword()) && <Route path={paths.setPassword()} element={protectedPage(<NoSetPassword />)} />}
          {children}
          <Route path="*" element={<Navigate to={paths.home()} replace />} />
        </Route>
      </Routes>
    </LinksProvider>
  );
}

const protectedPage = (page: ReactNode) => <Guard access="protected">{page}</Guard>;
