import { Link } from 'shared-kit/router';
import { Icon } from 'shared-kit/ui-core';
import { iconNamed } from 'shared-kit/ui-frame';
import { useEntryLabel } from '../federation/use-entry-label';
import type { DrawerPlace } from './use-drawer-entries';

/** An entry of a remote, marked on its page and on those that belong under it. */
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
