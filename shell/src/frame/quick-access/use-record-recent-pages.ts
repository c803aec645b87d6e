import { useText } from 'shared-kit/i18n';
import { useLocation } from 'shared-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { useRegistry } from '../../registry/registry';
import { openPlace } from '../../routing/open-place';
import { useRecentPages, withPage } from './recent-pages';

/** By this time a page has its title, and the user has looked at it. */
const SETTLED_MS = 1000;

/** Adds each opened page of a company, with its title, to the recent pages of the quick access. */
export function useRecordRecentPages(): void {
  const { t } = useText('common');
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const [pages, remember] = useRecentPages();
  const suffix = ` · ${t('app.name')}`;
  const place = registry && openPlace(registry, { pathname, state: null });
  const note = useEffectEvent(() => {
    const { title } = document;
    if (!title.endsWith(suffix)) return;
    // The list shows the domain behind the title.
    const page = { to: pathname, title: withoutEnd(title.slice(0, -suffix.length), ` · ${place?.domain}`) };
    if (withPage(pages, page) !== pages) remember((stored) => withPage(stored, page));
  });
  const ofCompany = place?.company != null;
  useEffect(() => {
    if (!ofCompany) return;
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => note(), SETTLED_MS);
    };
    soon();
    // A page sets its title after it has loaded its data.
    const titles = new MutationObserver(soon);
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      clearTimeout(timer);
      titles.disconnect();
    };
  }, [ofCompany, pathname]);
}

const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? text.slice(0, -end.length) : text);
