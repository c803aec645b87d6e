import { matchPath } from 'shared-kit/host/router';
import { Link, useLocation } from 'shared-kit/router';
import { Icon, type IconDefinition } from 'shared-kit/ui-core';

export interface DrawerLinkProps {
  to: string;
  icon: IconDefinition;
  name: string;
  /** Whether the name is a text of the console, which a browser may translate. */
  words?: boolean;
  /** Whether the open page is below this one. */
  under?: boolean;
}

/** A link in the drawer. It is marked on its own page and on the pages below that. */
export function DrawerLink({ to, icon, name, words, under }: DrawerLinkProps) {
  const marked = matchPath(to, useLocation().pathname) ? 'page' : under ? 'true' : undefined;
  return (
    <Link to={to} className={`ic-drawer-link ${marked ? 'active' : ''}`} aria-current={marked}>
      <Icon of={icon} />
      <span className="ic-drawer-name" title={name} translate={words ? undefined : 'no'}>
        {name}
      </span>
    </Link>
  );
}
