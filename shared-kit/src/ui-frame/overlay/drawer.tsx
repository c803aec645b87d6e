import { useState } from 'react';
import { onDemand, OnDemandPart } from '../../ui-core';
import type { DrawerProps } from './antd-drawer';

const antdDrawer = onDemand(() => import('./antd-drawer'));

/** A panel that slides in from the end of the page. Its code loads when the first one opens. */
export function Drawer(props: DrawerProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <OnDemandPart of={antdDrawer} wanted={props.open} onFailed={props.onClose} props={props} /> : null;
}
