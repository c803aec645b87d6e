import { useText } from 'shared-kit/i18n';
import { useLocation } from 'shared-kit/router';
import { useEffect, useRef } from 'react';
import { useRegistry } from '../../registry/registry';
import { openPlace } from '../../routing/open-place';
import { useRecentPages, withPage } from './recent-pages';

/** By this time a page has its title, and the user has looked at it. */
const SETTLED_MS = 1000;

/** Adds each opened page of a company, with its title, to the recent pages of the quick access. */
export function usePageRecord(): void {
  const { t } = useText('common');
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const [pages, remember] = useRecentPages();
  const latest = useRef({ pages, remember });
  useEffect(() => {
    latest.current = { pages, remember };
  });
  const suffix = ` · ${t('app.name')}`;
  const ofCompany = registry !== null && openPlace(registry, { pathname, state: null }).company !== null;
  useEffect(() => {
    if (!ofCompany) return;
    let timer: ReturnType<typeof setTimeout>;
    const note = () => {
      const { title } = document;
      if (!title.endsWith(suffix)) return;
      const { pages: before, remember: write } = latest.current;
      const page = { to: pathname, title: title.slice(0, -suffix.length) };
      if (withPage(before, page) !== before) write((stored) => withPage(stored, page));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(note, SETTLED_MS);
    };
    soon();
    // A page sets its title after it has loaded its data.
    const titles = new MutationObserver(soon);
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      titles.disconnect();
    };
  }, [ofCompany, pathname, suffix]);
}
