import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui-core';
import { iconNamed } from './icon-named';
import { useEntryLabel } from '../../registry/use-entry-label';
import type { DrawerPlace } from './use-drawer-entries';

/** A remote's entry in the drawer. It is marked on its own page and on the pages below that. */
export function DrawerItem({ entry: { to, icon, marked, ...entry } }: { entry: DrawerPlace }) {
  const label = useEntryLabel();
  return (
    <li>
      <Link to={to} className={`ic-drawer-link ${marked ? 'active' : ''}`} aria-current={marked}>
        <Icon of={iconNamed(icon)} />
        {label(entry)}
      </Link>
    </li>
  );
}
