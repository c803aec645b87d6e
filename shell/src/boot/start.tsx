import { parseConfig, type ConfigReading, type ConsoleConfig } from 'shared-kit/host/contract';
import { connectAuth } from 'shared-kit/host/firebase';
import { RouterProvider } from 'shared-kit/host/router';
import { startAccount, StateProvider, type ConsoleStore, type FirstPage } from 'shared-kit/host/state';
import { currentLocale, startI18n } from 'shared-kit/i18n';
import { lazyPart } from 'shared-kit/ui-core';
import { createElement } from 'react';
import { PageComponents, PageComponentsContext } from '../federation/page-components';
import { startTelemetry } from '../federation/telemetry/start-telemetry';
import { CrashBoundary } from '../feedback/crash-boundary';
import { ConfigContext } from '../registry/config-context';
import type { LoadedRegistry } from '../registry/loaded-registry';
import { openRegistry } from '../registry/open-registry';
import type { StartRequests } from '../registry/requests';
import { firstPlace } from '../routing/first-place';
import { redirectToLogin } from '../routing/redirect-to-login';
import { openRouter, type Router } from '../routing/open-router';
import { isOpenToAll } from '../routing/open-to-all';
import { waitForAccount, waitForUser } from './wait-for-account';
import { answerFailures } from './answer-failures';
import { App } from './app';
import { fetchFirstPage } from './first-page';
import { loadTexts } from './load-texts';
import { hasNeeds } from './needs';
import { openStore } from './open-store';
import { fetchStartFiles } from './fetch-start-files';
import { openScreen } from './screen';
import { recordErrors } from './record-errors';

/** Starts the console. Each step begins as soon as what it needs is there. */
export async function start(requests: StartRequests): Promise<void> {
  const screen = openScreen();
  const texts = startI18n({ loadNamespace: loadTexts });
  const showFault = (load: Parameters<typeof lazyPart>[0]) => void texts.then(() => screen.showPage(createElement(lazyPart(load, null))));
  if (!hasNeeds()) return showFault(async () => (await import('./start-faults')).missingNeedsPage());
  const files = fetchStartFiles(requests, (page) => void texts.then(() => screen.showPage(page)));
  const configured = connectIdentity(files.config);
  const registry = readOpenedRegistry(configured, files.registry);
  const pages = openPages(configured, registry);
  const [reading, hasTexts] = await Promise.all([configured, texts]);
  if (!reading.ok) return showFault(async () => (await import('./start-faults')).faultyConfigPage(reading.faults));

  const { config } = reading;
  const store = openStore(config, hasTexts);
  const opened: { router?: Router } = {};
  followAccount(store, config, { registry, pages, place: () => opened.router?.state.location ?? location });
  answerFailures(pages.log, store);
  startTelemetry(pages.log, config.telemetry);
  const initialRegistry = await registry;
  await waitForUser(store);
  const router = (opened.router = openRoutes(initialRegistry));
  await redirectToLogin(router, initialRegistry, store.redux.getState().account);
  const shown = (
    <ConfigContext value={config}>
      <StateProvider store={store}>
        <PageComponentsContext value={pages}>
          <RouterProvider router={router} />
        </PageComponentsContext>
      </StateProvider>
    </ConfigContext>
  );
  // The frame is rendered while the profile is being read, and the splash screen covers it until then. Without a registry there is no frame.
  if (initialRegistry) screen.prepareConsole(shown);
  await waitForAccount(store);
  screen.showConsole(shown);
}

/** Reads the config and connects the identity service, whose answer takes the longest. */
async function connectIdentity(json: Promise<unknown>): Promise<ConfigReading> {
  const reading = parseConfig(await json);
  if (reading.ok) connectAuth(reading.config, currentLocale);
  return reading;
}

/** Reads the registry. The config decides which of its entries may be used; both files are fetched at the same time. */
async function readOpenedRegistry(configured: Promise<ConfigReading>, json: Promise<unknown>): Promise<LoadedRegistry | null> {
  const [{ config }, registry] = await Promise.all([configured, json]);
  return openRegistry(registry, config);
}

/** Opens the record of the remotes' pages, which notes all errors from now on, and fetches the page that comes first. */
function openPages(configured: Promise<ConfigReading>, registry: Promise<LoadedRegistry | null>): PageComponents {
  const pages = new PageComponents();
  recordErrors(pages.log);
  void Promise.all([configured, registry]).then(([{ ok }, read]) => (ok && read ? fetchFirstPage(pages, read) : undefined));
  return pages;
}

/** Follows who is signed in. `place` returns the location that is open then. */
function followAccount(
  store: ConsoleStore,
  config: ConsoleConfig,
  {
    registry,
    pages,
    place,
  }: { registry: Promise<LoadedRegistry | null>; pages: PageComponents; place: () => Parameters<typeof firstPlace>[1] },
): void {
  const firstPage = (read: LoadedRegistry | null): FirstPage | null => {
    const first = firstPlace(read, place());
    if (!read || !first) return null;
    const { pathname, ref, search } = first;
    return { domain: ref, queriesOf: (domain) => pages.queriesAt(read, pathname, { ref, domain, search }) };
  };
  startAccount(store, {
    firebase: config,
    nonKeyUserRedirectUrl: config.nonKeyUserRedirectUrl,
    openToAll: registry.then((read) => () => isOpenToAll(read, location.pathname)),
    firstPage: registry.then((read) => () => firstPage(read)),
  });
}

/** Opens the router with one route for all paths: `App` adds the others from the registry. Without a boundary the router shows its own error page. */
function openRoutes(initialRegistry: LoadedRegistry | null): Router {
  const page = (
    <CrashBoundary>
      <App initialRegistry={initialRegistry} />
    </CrashBoundary>
  );
  return openRouter([{ path: '*', element: page }]);
}
