import { useOwnPreference } from 'shared-kit/state';

/** A page of a company that was open lately. */
export interface RecentPage {
  to: string;
  title: string;
}

/** Forgotten when somebody chooses to sign out (decision D-99): it names sessions and domains. */
const KEY = 'quickAccess.pages';
const KEPT = 12;
const LONGEST = 200;

const isPage = (stored: unknown): stored is RecentPage => {
  const { to, title } = (stored ?? {}) as Record<string, unknown>;
  return typeof to === 'string' && to.startsWith('/') && to.length <= 2000 && typeof title === 'string' && title !== '';
};

const parse = (stored: unknown): readonly RecentPage[] =>
  Array.isArray(stored) ? stored.filter(isPage).map(({ to, title }) => ({ to, title: title.slice(0, LONGEST) })).slice(0, KEPT) : [];

/** The pages that were open lately, the latest first, and how to remember them. */
export const useRecentPages = () => useOwnPreference(KEY, parse);

/** With a page put first. The same list when nothing changes. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  const [first] = pages;
  if (first?.to === page.to && first.title === page.title) return pages;
  return [page, ...pages.filter(({ to }) => to !== page.to)].slice(0, KEPT);
}
