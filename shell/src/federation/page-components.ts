import { misfitOf, type RegistryEntry } from 'shared-kit/contract';
import { matchPath } from 'shared-kit/router';
import { createContext, lazy, type ComponentType } from 'react';
import { loadPage } from './load-page';
import type { LoadedRegistry } from './overrides';
import { RemoteLog } from './remote-log';

type Load = typeof loadPage;

interface Page {
  loading: Promise<{ default: ComponentType }>;
  /** Set once the code is there. */
  loaded?: ComponentType;
  /** Chosen when the page is first rendered, and kept: another component would mount the page anew. */
  component?: ComponentType;
}

/**
 * The components of remotes' pages, kept outside of React. A `lazy()` remembers its failure for good, so whoever wants
 * another try says so first: the page then gets a new one, and the remote behind it is loaded anew.
 */
export class PageComponents {
  private readonly pages = new Map<string, Page>();
  private readonly failed = new Set<string>();
  private readonly suspected = new Set<string>();
  /** For whoever wants to know how the remotes are doing. */
  readonly log = new RemoteLog();

  constructor(private readonly load: Load = loadPage) {}

  /** The component of a page, whose code is on its way from the first call on. Code that is there already renders without a fallback. */
  of(remote: RegistryEntry, page: string): ComponentType {
    const entry = this.entryOf(remote, page);
    entry.component ??= entry.loaded ?? lazy(() => entry.loading);
    return entry.component;
  }

  /** Sets the page at an address on its way, until it is there or has failed; `tryAgain` when it is opened only later. */
  async aheadAt({ remotes }: Pick<LoadedRegistry, 'remotes'>, pathname: string, { tryAgain = false } = {}): Promise<void> {
    for (const remote of remotes) {
      const route = remote.routes.find(({ path }) => matchPath(path, pathname));
      if (!route) continue;
      // Not decided yet: a canary may be chosen at the sign-in, or no version may fit this kit.
      if (remote.undecided || misfitOf(remote.kit)) return;
      await this.entryOf(remote, route.page).loading.catch(() => tryAgain && this.forgetFailure(remote, route.page));
      return;
    }
  }

  /** A page that was there has failed: its remote is loaded anew the next time. */
  noteFailure(remote: RegistryEntry, error: unknown): void {
    this.failed.add(remote.name);
    this.log.fail(error, remote);
  }

  /** Lets the pages of a remote that has failed be loaded again. */
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

  /** Whether a release may have taken this version away, so that a look into the registry is worth it: yes once for each version. */
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

/** Those of this console; tests give their own. */
export const PageComponentsContext = createContext(new PageComponents());
