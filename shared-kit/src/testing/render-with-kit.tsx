import { act, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LoadCatalogue, Namespace } from 'shared-kit/host/i18n';
import { createMemoryRouter, LinksProvider, parsePath, Route, RouterProvider, Routes } from 'shared-kit/host/router';
import { createConsoleStore, startAccount, StateProvider, type ConsoleStore } from 'shared-kit/host/state';
import { LeaveGuard, ThemeProvider } from 'shared-kit/host/ui-core';
import { registerNamespace, startI18n } from 'shared-kit/i18n';
import type { Locale } from 'shared-kit/model';
import type { OfferedLink } from 'shared-kit/model/registry';
import { createMemoryAuth, type MemoryAuth } from './memory-auth';
import type { MemoryFiles } from './memory-files';
import type { MemoryStore } from './memory-store';
import { apiDouble, type ApiDouble } from './api-double';
import { connectDoubles } from './connect-doubles';
import { FeedbackDouble } from './feedback-double';
import { Elsewhere } from './guard-double';
import { WithoutAntdStyles } from './without-antd-styles';

// Long enough for a busy machine, for example to read a spreadsheet.
configure({ asyncUtilTimeout: 15_000 });

export interface RenderOptions {
  /** The URL of the page. */
  route?: string;
  /** The state of the route, as after following a link. */
  routeState?: unknown;
  /** The route's pattern, such as `/company/:company`, when the page reads its parameters. */
  path?: string;
  store?: MemoryStore;
  /** Pictures by their Storage path. */
  files?: MemoryFiles;
  auth?: MemoryAuth;
  api?: ApiDouble;
  locale?: Locale;
  /** Follows the signed-in user as the shell does, so that `useAccount` returns the profile. */
  account?: boolean;
  /** Links that other remotes offer, by name: the pattern of their path, such as `/company/:company`. */
  links?: Readonly<Record<string, string | OfferedLink>>;
  /** A remote's own texts. */
  texts?: { namespace: Namespace; load: LoadCatalogue };
}

export interface Rendered extends RenderResult {
  store: MemoryStore;
  files: MemoryFiles;
  auth: MemoryAuth;
  api: ApiDouble;
  state: ConsoleStore;
}

/** Loads a catalogue of this repository. */
export const loadNamespace = (namespace: Namespace, locale: Locale): ReturnType<LoadCatalogue> =>
  import(`locales/${locale}/${namespace}.json`) as ReturnType<LoadCatalogue>;

/** The options for a signed-in key user Ana; the store must contain `aProfile()`. */
export const asKeyUser = (): Pick<RenderOptions, 'account' | 'auth'> => ({
  account: true,
  auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
});

/** Renders a part of the console with everything that the shell provides: texts, state, router, and doubles of all servers. */
export async function renderWithKit(ui: ReactNode, options: RenderOptions = {}): Promise<Rendered> {
  const { route = '/', routeState, path = '*', locale = 'en-US', account = false, texts, links = {} } = options;
  const { api = apiDouble() } = options;
  const { store, files, auth } = connectDoubles(options);
  await startI18n({ loadNamespace, locale });
  if (texts) await registerNamespace(texts.namespace, texts.load);
  const state = createConsoleStore();
  if (account) startAccount(state);
  const page = (
    <>
      <Routes>
        <Route path={path} element={ui} />
        {path !== '*' && <Route path="*" element={<Elsewhere />} />}
      </Routes>
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [{ ...parsePath(route), state: routeState }] });
  const offered = new Map(Object.entries(links).map(([name, link]) => [name, typeof link === 'string' ? { path: link } : link]));
  const whole = (
    <ThemeProvider>
      <WithoutAntdStyles>
        <StateProvider store={state}>
          <LinksProvider links={offered}>
            <RouterProvider router={router} />
          </LinksProvider>
          <FeedbackDouble />
        </StateProvider>
      </WithoutAntdStyles>
    </ThemeProvider>
  );
  // The first results of the doubles arrive within this `act`.
  const result = await act(async () => Promise.resolve(render(whole)));
  return { ...result, store, files, auth, api, state };
}
