import { CALL_LIMIT_MS, configureApi } from 'shared-kit/api';
import { parseConfig } from 'shared-kit/contract';
import { NETWORK_IS_BLOCKING, auth, connectAuth } from 'shared-kit/firebase/auth';
import { currentLocale, startI18n } from 'shared-kit/i18n';
import { SNACKBAR_MS, type Message } from 'shared-kit/model';
import { RouterProvider } from 'shared-kit/router';
import { createConsoleStore, startAccount, StateProvider } from 'shared-kit/state';
import { ThemeProvider } from 'shared-kit/ui-core';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from './app';
import { CrashBoundary } from '../feedback/crash-boundary';
import { PageComponents, PageComponentsContext } from '../federation/page-components';
import { openRegistry } from '../registry/open-registry';
import { isExpectedFailure } from '../federation/remote-failure';
import { firstDomain } from '../routing/first-domain';
import { leadToLogin } from '../routing/lead-to-login';
import { isOpenToAll } from '../routing/open-to-all';
import { openRouter, type Router } from '../routing/open-router';
import { startTelemetry } from '../federation/telemetry/start-telemetry';
import { accountKnown } from './account-known';
import { fetchFirstPage } from './first-page';
import { ConfigContext } from '../registry/config-context';
import { FaultyConfig } from './faulty-config';
import { loadTexts } from './load-texts';
import { reachFiles } from './reach-files';
import type { StartRequests } from '../registry/requests';
import { takeErrors } from './take-errors';
import { SLOW_START_MS, SlowStart } from './slow-start';
import { leaveSplash } from '../feedback/splash';

const TEXTS_MISSING: Message = { key: 'shell.languageFailed', text: 'The texts of this language could not be loaded.' };

/** Starts the console: loads texts, config, account and registry, then renders the page. */
export async function start(requests: StartRequests): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement, {
    // The boundaries of remotes show and report expected failures. Any other error is a bug.
    onCaughtError: (error) => {
      if (!isExpectedFailure(error)) reportError(error);
    },
  });
  const texts = startI18n({ loadNamespace: loadTexts });
  const slow = setTimeout(() => {
    leaveSplash();
    show(root, <SlowStart />);
  }, SLOW_START_MS);
  const files = reachFiles(requests, (page) => {
    clearTimeout(slow);
    void texts.then(() => {
      leaveSplash();
      show(root, page);
    });
  });
  // The config says which entries of the registry may be used: both are fetched at once.
  const configured = files.config.then(parseConfig).then((reading) => {
    // Start this first: the answer of the identity service takes the longest.
    if (reading.ok) connectAuth(reading.config);
    return reading;
  });
  const registry = Promise.all([files.registry, configured]).then(([json, { config }]) => openRegistry(json, config));
  const pages = new PageComponents();
  takeErrors(pages.log);
  void registry.then((read) => read && fetchFirstPage(pages, read));
  const [reading, hasTexts] = await Promise.all([configured, texts]);
  if (!reading.ok) {
    clearTimeout(slow);
    leaveSplash();
    return show(root, <FaultyConfig faults={reading.faults} />);
  }

  const { config } = reading;
  const store = createConsoleStore();
  if (!hasTexts) store.feedback.snackbar({ message: TEXTS_MISSING, severity: 'warning', duration: SNACKBAR_MS.error });
  configureApi({
    baseUrl: config.apiBase,
    idToken: () => auth().idToken(true),
    authReachable: () => auth().reachable(),
    networkBlocked: NETWORK_IS_BLOCKING,
    noEmailDomain: config.noEmailDomain,
    onAsking: (message) => store.feedback.snackbar({ message, severity: 'warning', duration: CALL_LIMIT_MS }),
    locale: currentLocale,
  });
  const opened: { router?: Router } = {};
  startAccount(store, {
    firebase: config,
    nonKeyUserRedirectUrl: config.nonKeyUserRedirectUrl,
    openToAll: registry.then((read) => () => isOpenToAll(read, location.pathname)),
    firstDomain: registry.then((read) => () => firstDomain(read, opened.router?.state.location ?? location)),
  });
  startTelemetry(pages.log, config.telemetry);
  const initialRegistry = await registry;
  // The splash screen covers the page until then. Rendering the frame earlier would only delay what the identity service is asked.
  await accountKnown(store);
  clearTimeout(slow);
  // One route for all addresses: `App` adds the others from the registry. Without a boundary the router shows its own error page.
  const page = (
    <CrashBoundary>
      <App initialRegistry={initialRegistry} />
    </CrashBoundary>
  );
  const router = (opened.router = openRouter([{ path: '*', element: page }]));
  await leadToLogin(router, initialRegistry, store.redux.getState().account);
  show(
    root,
    <ConfigContext value={config}>
      <StateProvider store={store}>
        <PageComponentsContext value={pages}>
          <RouterProvider router={router} />
        </PageComponentsContext>
      </StateProvider>
    </ConfigContext>,
  );
}

function show(root: Root, content: ReactNode): void {
  root.render(
    <ThemeProvider>
      <CrashBoundary>{content}</CrashBoundary>
    </ThemeProvider>,
  );
}
