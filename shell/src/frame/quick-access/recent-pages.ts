import { useOwnPreference } from 'shared-kit/host/state';

/** A recently opened page of a company. */
export interface RecentPage {
  to: string;
  title: string;
}

/** Removed when the user signs out (D-99), because titles name sessions and domains. */
const KEY = 'quickAccess.pages';
const MAX_PAGES = 12;
const MAX_TITLE = 200;

const isPage = (stored: unknown): stored is RecentPage => {
  const { to, title } = (stored ?? {}) as Record<string, unknown>;
  return typeof to === 'string' && to.startsWith('/') && to.length <= 2000 && typeof title === 'string' && title !== '';
};

const parse = (stored: unknown): readonly RecentPage[] =>
  Array.isArray(stored)
    ? stored
        .filter(isPage)
        .map(({ to, title }) => ({ to, title: title.slice(0, MAX_TITLE) }))
        .slice(0, MAX_PAGES)
    : [];

/** The recently opened pages, latest first, and a function to store them. */
export const useRecentPages = () => useOwnPreference(KEY, parse);

/** The list with `page` first. Returns the same array if nothing changes. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  const [first] = pages;
  if (first?.to === page.to && first.title === page.title) return pages;
  return [page, ...pages.filter(({ to }) => to !== page.to)].slice(0, MAX_PAGES);
}
