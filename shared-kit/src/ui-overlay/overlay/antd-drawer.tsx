import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { DialogNotices } from '../../ui-core/feedback/notices';
import { useDialogPlace } from '../../ui-core/feedback/use-notice-place';
import { ScopedOverlay } from '../../ui-core/theme/style-scope';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { NOT_BY_ANTD, useFocusGivenBack } from './focus-given-back';

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
  const place = useDialogPlace(open);
  return (
    <AntdTheme>
      <Drawer
        open={open}
        // While it slides out, screen readers are to hear what the page says.
        aria-modal={open}
        title={title}
        onClose={onClose}
        closable={{ 'aria-label': t('action.close') }}
        footer={footer ? <div className="ic-modal-actions">{footer}</div> : null}
        size={wide ? 'min(960px, 100vw)' : 'min(480px, 100vw)'}
        destroyOnHidden
        focusable={NOT_BY_ANTD}
        drawerRender={(drawer) => <ScopedOverlay>{drawer}</ScopedOverlay>}
      >
        <DialogNotices place={place} />
        {children}
      </Drawer>
    </AntdTheme>
  );
}
