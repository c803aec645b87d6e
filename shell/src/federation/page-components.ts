import type { RegistryEntry } from 'shared-kit/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPage } from './load-page';

type Load = typeof loadPage;

/**
 * The lazy components of remotes' pages, kept outside of React. A `lazy()` remembers its failure for good, so one that
 * failed is forgotten: whoever asks next gets a new one, and the remote behind it is loaded anew.
 */
export class PageComponents {
  private readonly components = new Map<string, LazyExoticComponent<ComponentType>>();
  private readonly failed = new Set<string>();

  constructor(private readonly load: Load = loadPage) {}

  of(remote: RegistryEntry, page: string): LazyExoticComponent<ComponentType> {
    const key = `${remote.entry} ${page}`;
    let component = this.components.get(key);
    if (!component) {
      component = lazy(() => this.bring(remote, page, key));
      this.components.set(key, component);
    }
    return component;
  }

  private async bring(remote: RegistryEntry, page: string, key: string): Promise<{ default: ComponentType }> {
    try {
      return await this.load(remote, page, { anew: this.failed.delete(remote.name) });
    } catch (error) {
      this.failed.add(remote.name);
      this.components.delete(key);
      throw error;
    }
  }
}

/** Those of this console. */
export const pageComponents = new PageComponents();
