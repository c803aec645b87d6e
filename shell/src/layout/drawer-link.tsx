import { Link, matchPath, useLocation } from 'shared-kit/router';
import { Icon, type IconDefinition } from 'shared-kit/ui-core';

export interface DrawerLinkProps {
  to: string;
  icon: IconDefinition;
  name: string;
  /** The open page belongs below it. */
  under?: boolean;
}

/** A way of the drawer, marked on its page and on those below it. */
export function DrawerLink({ to, icon, name, under }: DrawerLinkProps) {
  const marked = matchPath(to, useLocation().pathname) ? 'page' : under ? 'true' : undefined;
  return (
    <Link to={to} className={`ic-drawer-link ${marked ? 'active' : ''}`} aria-current={marked}>
      <Icon of={icon} />
      <span className="ic-drawer-name" title={name}>
        {name}
      </span>
    </Link>
  );
}
