import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  footer?: ReactNode;
}

const AntdDrawer = lazy(() => import('./antd-drawer'));

/** A panel that slides in from the end of the page. Its code loads when the first one opens. */
export function Drawer(props: DrawerProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <AntdDrawer {...props} />
    </Suspense>
  );
}
