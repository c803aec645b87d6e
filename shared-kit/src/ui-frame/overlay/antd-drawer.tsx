import { Drawer } from 'antd';
import { useText } from '../../i18n';
import { AntdTheme } from '../antd-theme';
import type { DrawerProps } from './drawer';

export default function AntdDrawer({ open, title, onClose, children, footer, wide = false }: DrawerProps) {
  const { t } = useText('common');
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
      >
        {children}
      </Drawer>
    </AntdTheme>
  );
}
