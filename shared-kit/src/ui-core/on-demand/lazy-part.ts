// eslint-disable-next-line no-restricted-imports -- what it forgets is added here
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { persistently } from './persistently';

const failedParts = new Set<() => void>();

/**
 * A part of a page whose code is fetched when it first renders, like `lazy()`, but `lazy()` would keep a failure until the page is reloaded.
 * Shows `fallback` meanwhile; without it, the nearest `Suspense` shows its own.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, fallback?: ReactNode): ComponentType<P> {
  const attempt = () =>
    lazy(() =>
      persistently(load).catch((error: unknown) => {
        failedParts.add(forget);
        throw error;
      }),
    );
  const forget = () => void (part = attempt());
  let part = attempt();
  return function LazyPart(props: P) {
    const element = createElement(part as ComponentType<P>, props);
    return fallback === undefined ? element : createElement(Suspense, { fallback }, element);
  };
}

/** Lets each part that could not be loaded try again when it next renders. Called by error boundaries before they render their content again. */
export function forgetFailedParts(): void {
  for (const forget of failedParts) forget();
  failedParts.clear();
}
