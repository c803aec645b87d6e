import { Drawer } from 'antd';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { ScopedOverlay } from '../../ui-core/theme/style-scope';
import { AntdTheme } from '../../ui-antd/antd-theme';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  footer?: ReactNode;
  /** Wide enough for a table. */
  wide?: boolean;
}

export default function AntdDrawer({ open, title, onClose, children, footer, wide = false }: DrawerProps) {
  const { t } = useText('common');
  useFocusGivenBack(open);
  return (
    <AntdTheme>
      <Drawer
        open={open}
        title={title}
        onClose={onClose}
        closable={{ 'aria-label': t('action.close') }}
        footer={footer ? <div className="ic-modal-actions">{footer}</div> : null}
        size={wide ? 'min(960px, 100vw)' : 'min(480px, 100vw)'}
        destroyOnHidden
        drawerRender={(drawer) => <ScopedOverlay>{drawer}</ScopedOverlay>}
      >
        {children}
      </Drawer>
    </AntdTheme>
  );
}

/** Gives the focus back to where it was: antd does so only for a drawer that had slid in wholly before it was closed. */
function useFocusGivenBack(open: boolean): void {
  const opener = useRef<Element | null>(null);
  // Before the effects of antd's drawer, which move the focus into it.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  // After them: until then the drawer takes back a focus that leaves it.
  useEffect(() => {
    if (!open && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [open]);
}
