import { useText } from '../i18n';
import type { DomainRef } from '../model';
import { Link, useLocation, type LinkTarget } from '../router';
import { matchPath, useKitLink } from '../router/host';

export type DomainTab = 'sessions' | 'tasks' | 'map' | 'allAddresses' | 'settings';

export interface DomainTabsProps {
  domain: DomainRef;
  /** The open tab, or the one that the page belongs to. */
  current: DomainTab;
  /** Where the tab Map leads, if not to the map of the domain. */
  map?: string | undefined;
}

/**
 * The pages of a domain as tabs, which are links: the pages that some remote offers, in the same order on every page. The tab of all addresses
 * shows only on its own page (D-17).
 */
export function DomainTabs({ domain, current, map }: DomainTabsProps) {
  const { t } = useText('common');
  const { pathname } = useLocation();
  const tabs = useTabs(domain, map).filter(({ key, target }) => target && (key !== 'allAddresses' || key === current));
  return (
    // A list, not a navigation landmark: the drawer is the only navigation of the console.
    <ul className="ic-tab-list ic-domain-tabs" aria-label={t('domainTabs.label', { domain: domain.domain })}>
      {tabs.map(({ key, label, target }) => (
        <li key={key}>
          <Link
            {...target!}
            ref={key === current ? showCurrent : undefined}
            className="ic-tab"
            aria-current={key === current ? (matchPath(target!.to, pathname) ? 'page' : 'true') : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the open tab into view. On a phone the tabs are wider than the screen in some languages. */
function showCurrent(tab: HTMLElement | null): (() => void) | undefined {
  if (!tab) return undefined;
  // In the next frame, which computes the layout anyway: measuring at once would compute it a second time.
  const frame = requestAnimationFrame(() => {
    const list = tab.closest('ul');
    if (list) list.scrollLeft += Math.max(0, tab.getBoundingClientRect().right - list.getBoundingClientRect().right);
  });
  return () => cancelAnimationFrame(frame);
}

function useTabs(
  { company, domain }: DomainRef,
  ownMap: string | undefined,
): { key: DomainTab; label: string; target: LinkTarget | undefined }[] {
  const { t } = useText('common');
  const ref = { company, domain };
  const sessions = useKitLink('sessions', 'company', 'domain');
  const tasks = useKitLink('tasks', 'company', 'domain');
  const map = useKitLink('map', 'company', 'domain');
  const allAddresses = useKitLink('allAddresses', 'company', 'domain');
  const settings = useKitLink('settings', 'company', 'domain');
  return [
    { key: 'sessions', label: t('domainTabs.sessions'), target: sessions?.(ref) },
    { key: 'tasks', label: t('domainTabs.tasks'), target: tasks?.(ref) },
    { key: 'map', label: t('domainTabs.map'), target: map ? { ...map(ref), ...(ownMap !== undefined && { to: ownMap }) } : undefined },
    { key: 'allAddresses', label: t('domainTabs.allAddresses'), target: allAddresses?.(ref) },
    { key: 'settings', label: t('domainTabs.settings'), target: settings?.(ref) },
  ];
}
