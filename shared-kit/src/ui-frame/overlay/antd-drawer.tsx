import { Drawer } from 'antd';
import { useText } from '../../i18n';
import { AntdTheme } from '../antd-theme';
import type { DrawerProps } from './drawer';

export default function AntdDrawer({ open, title, onClose, children, footer }: DrawerProps) {
  const { t } = useText('common');
  return (
    <AntdTheme>
      <Drawer
        open={open}
        title={title}
        onClose={onClose}
        closable={{ 'aria-label': t('action.close') }}
        footer={footer ? <div className="ic-modal-actions">{footer}</div> : null}
        size="min(480px, 100vw)"
        destroyOnHidden
      >
        {children}
      </Drawer>
    </AntdTheme>
  );
}
