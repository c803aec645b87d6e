import { KIT_VERSION, type DomainPlace, type PageModule } from 'shared-kit/host/contract';
import { kitMismatch, type RegistryEntry } from 'shared-kit/model/registry';
import { matchPath } from 'shared-kit/host/router';
import { forgetFailedParts } from 'shared-kit/host/ui-core';
// eslint-disable-next-line no-restricted-imports -- forgets failures itself, page by page
import { createContext, lazy, type ComponentType } from 'react';
import { loadPage } from './load-page';
import type { LoadedRegistry } from '../registry/loaded-registry';
import { lacksChunk } from './remote-failure';
import { RemoteLog } from './remote-log';

type Load = typeof loadPage;

type WithRemotes = Pick<LoadedRegistry, 'remotes'>;
type PageQueries = ReturnType<NonNullable<PageModule['queriesOf']>>;

interface Page {
  loading: Promise<PageModule>;
  loaded?: PageModule;
  /** Set at the first rendering and kept, because React would unmount the page for another component. */
  component?: ComponentType;
}

/**
 * The components of remotes' pages, kept outside of React. A `lazy()` never forgets a failure, so a retry calls `forgetFailure` first:
 * the page then gets a new component. Its remote is loaded again unless only some of its code has not arrived.
 */
export class PageComponents {
  private readonly pages = new Map<string, Page>();
  /** The failed remotes. `reloadEntry`: whether also their entry is loaded again. */
  private readonly failed = new Map<string, { reloadEntry: boolean }>();
  private readonly reloadedEntries = new Set<string>();
  /** The remote whose page was left last. */
  lastUnmounted: RegistryEntry | undefined;
  /** The events of the remotes, for the Remotes page and for telemetry. */
  readonly log = new RemoteLog();

  /** `isWatched`: pages that render without end are stopped. */
  constructor(
    private readonly load: Load = loadPage,
    readonly isWatched = true,
  ) {}

  /** The component of a page. The first call starts to load its code. Code that is already loaded renders without a fallback. */
  of(remote: RegistryEntry, page: string): ComponentType {
    const entry = this.entryOf(remote, page);
    entry.component ??= entry.loaded?.default ?? lazy(() => entry.loading);
    return entry.component;
  }

  /** Prefetches the page of a path. Resolves also if that fails; with `tryAgain` a failed page is loaded again when it opens. */
  async prefetchAt(registry: WithRemotes, pathname: string, { tryAgain = false } = {}): Promise<void> {
    const place = placeAt(registry, pathname);
    if (!place) return;
    const { remote, page } = place;
    await this.entryOf(remote, page).loading.catch(() => tryAgain && this.forgetFailure(remote, page));
  }

  /** The queries that the page of a path opens first, as soon as its code is there; none if it cannot be loaded, which the page reports. */
  async queriesAt(registry: WithRemotes, pathname: string, domain: DomainPlace): Promise<PageQueries> {
    const place = placeAt(registry, pathname);
    if (!place) return [];
    const page = await this.entryOf(place.remote, place.page).loading.catch(() => null);
    return page?.queriesOf?.(domain) ?? [];
  }

  /** Notes that a page has failed. */
  noteFailure(remote: RegistryEntry, error: unknown): void {
    this.markFailed(remote, error);
    this.log.fail(error, remote);
  }

  /** Lets a page be loaded again if its remote has failed. */
  forgetFailure(remote: RegistryEntry, page: string): void {
    forgetFailedParts();
    if (this.failed.has(remote.name)) this.pages.delete(keyOf(remote, page));
  }

  private entryOf(remote: RegistryEntry, page: string): Page {
    const key = keyOf(remote, page);
    const entry = this.pages.get(key) ?? this.startLoading(remote, page);
    this.pages.set(key, entry);
    return entry;
  }

  /** Whether to read the registry again, because a release may have removed this version. True only once for each version. */
  shouldReloadRegistry({ entry }: RegistryEntry): boolean {
    if (this.reloadedEntries.has(entry)) return false;
    this.reloadedEntries.add(entry);
    return true;
  }

  private startLoading(remote: RegistryEntry, page: string): Page {
    const note = this.log.begin(remote, page);
    const { reloadEntry = false } = this.failed.get(remote.name) ?? {};
    this.failed.delete(remote.name);
    const entry: Page = { loading: this.load(remote, page, { reloadEntry, onEntry: () => note({ entryEnd: performance.now() }) }) };
    // The boundary reports the failure when the page is shown; without this the browser logs an unhandled rejection before that.
    entry.loading.then(
      (module) => {
        entry.loaded = module;
        note({ end: performance.now() });
      },
      (error: unknown) => {
        this.markFailed(remote, error);
        note({ end: performance.now(), error });
      },
    );
    return entry;
  }

  private markFailed({ name }: RegistryEntry, error: unknown): void {
    this.failed.set(name, { reloadEntry: !lacksChunk(error) || this.failed.get(name)?.reloadEntry === true });
  }
}

/** The page of a path; undefined without one, and where its version is chosen at the sign-in or does not fit this kit. */
function placeAt({ remotes }: WithRemotes, pathname: string): { remote: RegistryEntry; page: string } | undefined {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchPath(path, pathname));
    if (route) return remote.undecided || kitMismatch(remote.kit, KIT_VERSION) ? undefined : { remote, page: route.page };
  }
  return undefined;
}

const keyOf = (remote: RegistryEntry, page: string) => `${remote.entry} ${page}`;

/** The page components of this console. Tests provide their own. */
export const PageComponentsContext = createContext(new PageComponents());
