import { Modal as Dialog } from 'antd';
import { useText } from '../../i18n';
import { useUnsavedChanges } from '../../state';
import { useLeaveQuestion } from '../../ui-core';
import { ScopedOverlay } from '../../ui-core/theme/style-scope';
import { AntdTheme, prefersLessMotion } from '../../ui-antd/antd-theme';
import { NOT_BY_ANTD, useFocusGivenBack } from './focus-given-back';
import type { ModalProps } from './modal';

export default function AntdModal({ open, title, onClose, onOpened, width = 520, children, footer, closable = true, unsaved = false }: ModalProps) {
  const { t } = useText('common');
  const askToLeave = useLeaveQuestion();
  useUnsavedChanges(open && unsaved);
  useFocusGivenBack(open);
  const close = async () => {
    if (!unsaved || (await askToLeave())) onClose();
  };
  return (
    <AntdTheme>
      <Dialog
        open={open}
        title={title}
        onCancel={() => void close()}
        width={width}
        footer={footer ? <div className="ic-modal-actions">{footer}</div> : null}
        closable={closable && { 'aria-label': t('action.close') }}
        mask={{ closable }}
        keyboard={closable}
        destroyOnHidden
        focusable={NOT_BY_ANTD}
        afterOpenChange={(is) => is && onOpened?.()}
        centered
        modalRender={(dialog) => <ScopedOverlay>{dialog}</ScopedOverlay>}
        // antd's default zoom moves buttons while they are pressed. A named transition plays even if the theme has motion off, so it is
        // empty then.
        transitionName={prefersLessMotion() ? '' : 'ant-fade'}
      >
        {children}
      </Dialog>
    </AntdTheme>
  );
}
