import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT } from 'tooling/stack';
import { SCREENS, WIDE_SCREENS, type Screen } from './screens';

interface Route {
  path: string;
  page: string;
  access: 'public' | 'protected' | 'elevated';
}

export interface Remote {
  name: string;
  routes: Route[];
}

/** What stands in the demo for the parameters of routes. */
const PARAMETERS: Readonly<Record<string, string>> = {
  company: 'acme',
  domain: 'Central Warehouse',
  session: 'Street 12 check',
  uid: 'checker-clara',
  apiKeyId: 'k7f3a9d210',
};

/** The remotes of this repository, from their `remote.json`. */
export const remotes = (): Remote[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as Remote);

/** A screen of a route's page: one that every check opens, or else that of its path. */
export const screenOf = ({ path, page }: Route): Screen =>
  [...SCREENS, ...WIDE_SCREENS].find((screen) => !screen.closes && isAt(path, screen.opens ?? screen.path)) ?? {
    name: page,
    path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(PARAMETERS[name] ?? name)),
    ready: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  };

/** Whether a path, with or without a query, is one of a route's. */
const isAt = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(new URL(path, 'http://console.test').pathname);

/** Opens a screen from the page that is open, as going back and forward does: without loading the console again. */
export async function goTo(page: Page, { path, press, ready }: Pick<Screen, 'path' | 'press' | 'ready'>): Promise<void> {
  await page.evaluate(openPath, path);
  // The page before shows until the scripts of the next one are loaded.
  await expect(page.locator('main h1:not([data-left])')).toBeVisible();
  if (press !== undefined) await page.getByRole('button', { name: press }).click();
  await expect(ready(page)).toBeVisible();
}

/** Runs in the page. */
function openPath(path: string): void {
  // The same page opens no other title.
  if (location.pathname !== new URL(path, location.href).pathname) document.querySelector('main h1')?.setAttribute('data-left', '');
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
