import type { ComponentType } from 'react';

/** A component whose code is fetched on first use. */
export interface OnDemand<P> {
  /** The component, once its code is loaded. */
  component: () => ComponentType<P> | undefined;
  /** Fetches its code. Unlike `lazy()`, it tries again in the next call after a failure. */
  load: () => Promise<ComponentType<P>>;
}

/** @param load imports the file whose default export is the component; called again after a failure */
export function onDemand<P>(load: () => Promise<{ default: ComponentType<P> }>): OnDemand<P> {
  let component: ComponentType<P> | undefined;
  return {
    component: () => component,
    load: async () => (component ??= (await load()).default),
  };
}
