import { misfitOf, type RegistryEntry } from 'shared-kit/contract';
import { matchPath } from 'shared-kit/router';
import { createContext, lazy, type ComponentType } from 'react';
import { loadPage } from './load-page';
import type { LoadedRegistry } from './overrides';
import { RemoteLog } from './remote-log';

type Load = typeof loadPage;

interface Page {
  loading: Promise<{ default: ComponentType }>;
  /** Set once the code is loaded. */
  loaded?: ComponentType;
  /** Set at the first rendering and kept, because React would unmount the page for another component. */
  component?: ComponentType;
}

/**
 * The components of remotes' pages, kept outside of React. A `lazy()` never forgets a failure, so a retry calls `forgetFailure` first:
 * the page then gets a new component, and its remote is loaded again.
 */
export class PageComponents {
  private readonly pages = new Map<string, Page>();
  private readonly failed = new Set<string>();
  private readonly suspected = new Set<string>();
  /** What happens to the remotes, for their page and for telemetry. */
  readonly log = new RemoteLog();

  constructor(private readonly load: Load = loadPage) {}

  /** The component of a page. The first call starts to load its code. Code that is already loaded renders without a fallback. */
  of(remote: RegistryEntry, page: string): ComponentType {
    const entry = this.entryOf(remote, page);
    entry.component ??= entry.loaded ?? lazy(() => entry.loading);
    return entry.component;
  }

  /** Loads the page at an address ahead. Resolves also if that fails; with `tryAgain` the page is then loaded again when it opens. */
  async aheadAt({ remotes }: Pick<LoadedRegistry, 'remotes'>, pathname: string, { tryAgain = false } = {}): Promise<void> {
    for (const remote of remotes) {
      const route = remote.routes.find(({ path }) => matchPath(path, pathname));
      if (!route) continue;
      // Its version is chosen at the sign-in, or does not fit this kit.
      if (remote.undecided || misfitOf(remote.kit)) return;
      await this.entryOf(remote, route.page).loading.catch(() => tryAgain && this.forgetFailure(remote, route.page));
      return;
    }
  }

  /** Notes that a loaded page has failed: the next attempt loads its remote again. */
  noteFailure(remote: RegistryEntry, error: unknown): void {
    this.failed.add(remote.name);
    this.log.fail(error, remote);
  }

  /** Lets a page be loaded again if its remote has failed. */
  forgetFailure(remote: RegistryEntry, page: string): void {
    if (this.failed.has(remote.name)) this.pages.delete(keyOf(remote, page));
  }

  private entryOf(remote: RegistryEntry, page: string): Page {
    const key = keyOf(remote, page);
    let entry = this.pages.get(key);
    if (!entry) {
      const brought: Page = { loading: this.bring(remote, page) };
      brought.loading.then(
        (module) => void (brought.loaded = module.default),
        () => {
          // The boundary of the page reports it.
        },
      );
      this.pages.set(key, (entry = brought));
    }
    return entry;
  }

  /** Whether to read the registry again, because a release may have removed this version. True only once for each version. */
  suspectStale({ entry }: RegistryEntry): boolean {
    return !this.suspected.has(entry) && this.suspected.add(entry) !== undefined;
  }

  private bring(remote: RegistryEntry, page: string): Promise<{ default: ComponentType }> {
    const note = this.log.begin(remote, page);
    const loading = this.load(remote, page, { anew: this.failed.delete(remote.name), onEntry: () => note({ entryEnd: performance.now() }) });
    // The boundary reports the failure when the page is shown; without this the browser logs an unhandled rejection before that.
    loading.then(
      () => note({ end: performance.now() }),
      (error: unknown) => {
        this.failed.add(remote.name);
        note({ end: performance.now(), error });
      },
    );
    return loading;
  }
}

const keyOf = (remote: RegistryEntry, page: string) => `${remote.entry} ${page}`;

/** The page components of this console. Tests provide their own. */
export const PageComponentsContext = createContext(new PageComponents());
