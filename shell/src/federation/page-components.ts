import type { RegistryEntry } from 'shared-kit/contract';
import { createContext, lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPage } from './load-page';

type Load = typeof loadPage;

/**
 * The lazy components of remotes' pages, kept outside of React. A `lazy()` remembers its failure for good, so whoever wants
 * another try says so first: the page then gets a new one, and the remote behind it is loaded anew.
 */
export class PageComponents {
  private readonly components = new Map<string, LazyExoticComponent<ComponentType>>();
  private readonly failed = new Set<string>();

  constructor(private readonly load: Load = loadPage) {}

  of(remote: RegistryEntry, page: string): LazyExoticComponent<ComponentType> {
    const key = keyOf(remote, page);
    let component = this.components.get(key);
    if (!component) {
      const anew = this.failed.delete(remote.name);
      component = lazy(() => this.load(remote, page, { anew }).catch((error: unknown) => this.fail(remote.name, error)));
      this.components.set(key, component);
    }
    return component;
  }

  /** Lets the pages of a remote that has failed be loaded again. */
  forgetFailure(remote: RegistryEntry, page: string): void {
    if (this.failed.has(remote.name)) this.components.delete(keyOf(remote, page));
  }

  private fail(remote: string, error: unknown): never {
    this.failed.add(remote);
    throw error;
  }
}

const keyOf = (remote: RegistryEntry, page: string) => `${remote.entry} ${page}`;

/** Those of this console; tests give their own. */
export const PageComponentsContext = createContext(new PageComponents());
