import type { Find } from 'shared-kit/contract';
import type { ConsoleConfig } from 'shared-kit/host/contract';
import type { Registry, RegistryEntry } from 'shared-kit/model/registry';
import { renderWithKit } from 'shared-kit/testing';
import { useState, type ComponentType } from 'react';
import { Console } from '../boot/console';
import { ConfigContext } from '../registry/config-context';
import { FinderContext } from '../federation/load-finder';
import { PageComponents, PageComponentsContext } from '../federation/page-components';
import { RegistryContext } from '../registry/registry';
import { loadRemotesTexts } from '../registry/remotes-texts';

const CONFIG: ConsoleConfig = { firebase: { apiKey: 'key', projectId: 'demo' }, apiBase: '/api', remoteOrigins: [], allowOverrides: false };

/** A registry entry with the given routes. The page of each route has the name of its path. */
export function aRemote(
  name: string,
  routes: Record<string, RegistryEntry['routes'][number]['access']>,
  more: Partial<RegistryEntry> = {},
): RegistryEntry {
  return {
    name,
    version: '1.0.0',
    entry: `http://localhost/remotes/${name}/remoteEntry.js`,
    integrity: 'sha384-aaaa',
    contract: 1,
    namespace: name,
    routes: Object.entries(routes).map(([path, access]) => ({ path, page: path, access })),
    drawer: [],
    quickAccess: [],
    links: {},
    ...more,
  };
}

type KitOptions = NonNullable<Parameters<typeof renderWithKit>[1]>;

export interface ConsoleOptions extends KitOptions {
  remotes?: RegistryEntry[];
  leftOut?: Registry['leftOut'];
  lost?: Registry['lost'];
  config?: Partial<ConsoleConfig>;
  reload?: () => Promise<void>;
  latest?: () => Promise<Registry | null>;
  /** The remotes in the registry after it is read again. */
  released?: RegistryEntry[];
  /** The finders of remotes, by the names of the remotes. */
  finders?: Readonly<Record<string, Find>>;
  /** Loads a page; the default page has its route as heading. */
  loadPage?: ConstructorParameters<typeof PageComponents>[0];
}

const titled =
  (title: string): ComponentType =>
  () => <h1>{`page ${title}`}</h1>;

/** Renders layout and routes of the shell over a registry made in the test. */
export function renderConsole(options: ConsoleOptions = {}): ReturnType<typeof renderWithKit> {
  const {
    remotes = [
      aRemote('mfe-auth', { '/login': 'public' }),
      aRemote(
        'mfe-dashboards',
        { '/': 'protected', '/company/:company': 'protected' },
        { links: { company: { path: '/company/:company' } } },
      ),
    ],
  } = options;
  const { leftOut = [], lost = [], config, reload = () => Promise.resolve(), latest = () => Promise.resolve(null) } = options;
  const loadPage = options.loadPage ?? ((_remote, page) => Promise.resolve({ default: titled(page) }));
  const loadFinder = ({ name }: RegistryEntry) => {
    const find = options.finders?.[name];
    return find ? Promise.resolve(find) : Promise.reject(new Error(`${name} has no finder`));
  };
  // Not watched, because the watch renders at times of its own.
  const pages = new PageComponents(loadPage, false);
  const OverRegistry = () => {
    const [registry, setRegistry] = useState({ remotes, leftOut, lost });
    const readAgain = async () => {
      await reload();
      if (options.released) setRegistry({ remotes: options.released, leftOut, lost });
    };
    return (
      <RegistryContext value={{ registry, latest, reload: readAgain }}>
        <PageComponentsContext value={pages}>
          <FinderContext value={loadFinder}>
            <Console registry={registry} />
          </FinderContext>
        </PageComponentsContext>
      </RegistryContext>
    );
  };
  return renderWithKit(
    <ConfigContext value={{ ...CONFIG, ...config }}>
      <OverRegistry />
    </ConfigContext>,
    // Rare pages load their texts only once, but each test starts without texts.
    { account: true, texts: { namespace: 'remotes', load: loadRemotesTexts }, ...options },
  );
}
