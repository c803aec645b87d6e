import { act, screen, type Screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
// eslint-disable-next-line no-restricted-imports -- created again for each test
import { lazy, Suspense } from 'react';
import type { RemotePages } from 'shared-kit/host/contract';
import { manifestFault, manifestOf, type RemoteManifest } from 'shared-kit/model/registry';
import { matchPath, Route, Routes, UsedLinksContext } from 'shared-kit/host/router';
import { StyleScope } from 'shared-kit/host/ui-core';
import { paths } from 'shared-kit/model';
import { createMemoryStore, type MemoryStore } from './memory-store';
import { aCompany, aProfile } from './builders';
import { companyDocument, profileDocument } from './documents';
import { faultWords } from '../model/registry/fault-words';
import { Elsewhere, GuardDouble, LoginDouble } from './guard-double';
import { asKeyUser, renderWithKit, type Rendered, type RenderOptions } from './render-with-kit';
import { settle } from './settle';

export interface RemoteOptions extends Pick<RenderOptions, 'routeState' | 'store' | 'files' | 'auth' | 'api' | 'locale'> {
  /** Documents besides those of the key user Ana and her company acme, if no store is given. */
  documents?: Parameters<typeof createMemoryStore>[0];
  /** Links that other remotes offer, besides those of the manifest. */
  links?: RenderOptions['links'];
  /** Patterns of other remotes' pages on which a test may start. */
  elsewhere?: readonly string[];
}

export interface RenderedRemote extends Rendered {
  /** Clicks, types and presses keys. */
  user: UserEvent;
  /** Everything that is shown, including dialogs and messages. */
  page: Screen;
}

/** The type of an imported `remote.json`. */
export type ManifestFile = Readonly<Record<keyof Pick<RemoteManifest, 'name' | 'contract' | 'namespace' | 'routes'>, unknown>>;

const PATIENCE_TURNS = 100;

/**
 * Opens a path of a remote as the shell does, with the routes and links of its `remote.json`, and with the pages of its `pages.ts` and
 * their texts. The key user Ana is signed in, and all servers are doubles. Throws if `remote.json` is invalid or has no route for the
 * path.
 */
export async function renderRemote(
  manifest: ManifestFile,
  pages: RemotePages,
  path: string,
  { documents, links, elsewhere = [], store = aStore(documents), ...options }: RemoteOptions = {},
): Promise<RenderedRemote> {
  const remote = soundManifest(manifest, pages);
  requireServed(path, remote, elsewhere);
  const routes = remote.routes.map((route) => ({ ...route, Page: lazy(pages[route.page]!) }));
  const rendered = await renderWithKit(
    <Suspense>
      <Routes>
        {routes.map(({ path, access, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <GuardDouble access={access}>
                <StyleScope of={remote.name}>
                  <UsedLinksContext value={remote.uses}>
                    <Page />
                  </UsedLinksContext>
                </StyleScope>
              </GuardDouble>
            }
          />
        ))}
        <Route path={paths.login()} element={<LoginDouble />} />
        <Route
          path="*"
          element={
            <GuardDouble access="protected">
              <Elsewhere />
            </GuardDouble>
          }
        />
      </Routes>
    </Suspense>,
    { route: path, ...asKeyUser(), store, links: { ...remote.links, ...links }, ...withoutGaps(options) },
  );
  // Nothing is shown until the page and its texts are loaded and it is known who is signed in.
  for (let turn = 0; turn < PATIENCE_TURNS && rendered.container.textContent === ''; turn += 1) await act(nextTurn);
  return { ...rendered, user: userEvent.setup({ advanceTimers }), page: screen };
}

const aStore = (documents: RemoteOptions['documents']): MemoryStore =>
  createMemoryStore({ ...profileDocument(aProfile()), ...companyDocument(aCompany()), ...documents });

/** Returns the manifest, or throws with the errors for which the shell would exclude the remote. */
function soundManifest(manifest: ManifestFile, pages: RemotePages): RemoteManifest {
  const fault = manifestFault(manifest);
  if (fault !== null) throw new Error(`The shell would leave ${String(manifest.name)} out: in its remote.json, ${faultWords(fault)}.`);
  const remote = manifestOf(manifest);
  const missing = remote.routes.find(({ page }) => !Object.hasOwn(pages, page));
  if (missing) throw new Error(`${remote.name}: the route ${missing.path} names the page ${missing.page}, which pages.ts does not have.`);
  return remote;
}

/** Throws for a path without a route, because users could not open that page. */
function requireServed(path: string, { name, routes }: RemoteManifest, elsewhere: readonly string[]): void {
  const { pathname } = new URL(path, 'http://console.test');
  const served = [...routes.map(({ path }) => path), ...elsewhere];
  if (served.some((pattern) => matchPath(pattern, pathname) !== null)) return;
  throw new Error(`No route of ${name} serves ${pathname}. Its remote.json has: ${routes.map(({ path }) => path).join(', ')}.`);
}

/** Removes options that are undefined, so that the defaults apply. */
function withoutGaps<T extends object>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const timersAreFake = () => Object.hasOwn(setTimeout, 'clock');
const nextTurn = () => (timersAreFake() ? settle() : new Promise<void>((next) => setTimeout(next)));

/** Makes user-event work with fake timers: typing and clicking take no time. */
function advanceTimers(ms: number): void {
  if (timersAreFake()) jest.advanceTimersByTime(ms);
}
