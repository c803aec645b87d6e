import { matchPath } from 'shared-kit/host/router';
import { Link, useLocation } from 'shared-kit/router';
import { Icon, type IconDefinition } from 'shared-kit/ui-core';

export interface DrawerLinkProps {
  to: string;
  icon: IconDefinition;
  name: string;
  /** Whether the open page is below this one. */
  under?: boolean;
  /** Whether another entry is nearer to the open page: only the nearest one is highlighted. */
  quiet?: boolean;
}

/** A link in the drawer. It is marked on its own page and on the pages below that; of the marked ones the nearest is highlighted (D-160). */
export function DrawerLink({ to, icon, name, under, quiet }: DrawerLinkProps) {
  const marked = matchPath(to, useLocation().pathname) ? 'page' : under ? 'true' : undefined;
  return (
    <Link to={to} className={`ic-drawer-link ${marked && !quiet ? 'active' : ''}`} aria-current={marked}>
      <Icon of={icon} />
      <span className="ic-drawer-name" title={name} translate="no">
        {name}
      </span>
    </Link>
  );
}
