import { Modal as Dialog } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { useUnsavedChanges } from '../../state';
import { useLeaveQuestion } from '../../ui-core';
import { DialogNotices } from '../../ui-core/feedback/notices';
import { useDialogPlace } from '../../ui-core/feedback/use-notice-place';
import { ScopedOverlay } from '../../ui-core/theme/style-scope';
import { AntdTheme, prefersLessMotion } from '../../ui-antd/antd-theme';
import { NOT_BY_ANTD, useFocusGivenBack } from './focus-given-back';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Called once the dialog is open and the focus may be moved into it. Without it, the first choice or field gets the focus. */
  onOpened?: () => void;
  width?: number;
  children?: ReactNode;
  /** Its buttons, the primary one last. */
  footer?: ReactNode;
  /** False while work runs that must not be interrupted. */
  closable?: boolean;
  /**
   * True while it has unsent input: Escape, a click outside and the close button then ask first, and so does leaving the
   * page. Its own buttons call `onClose` without a question.
   */
  unsaved?: boolean;
}

/**
 * Where the user goes on: of radio buttons the chosen one, and no date, which would open its calendar. A user who was faster has moved the focus
 * into the dialog already.
 */
function focusFirst(panel: Element | null): void {
  const content = panel?.querySelector('.ant-modal-body');
  if (!content || content.contains(document.activeElement)) return;
  const controls = content.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not(:disabled, .ant-picker *)');
  [...controls].find(({ type, checked }) => type !== 'radio' || checked)?.focus({ preventScroll: true });
}

/** An element to find the dialog by; it does not change the layout. */
const BOXLESS = { display: 'contents' };

export default function AntdModal({
  open,
  title,
  onClose,
  onOpened,
  width = 520,
  children,
  footer,
  closable = true,
  unsaved = false,
}: ModalProps) {
  const { t } = useText('common');
  const askToLeave = useLeaveQuestion();
  useUnsavedChanges(open && unsaved);
  const panel = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusGivenBack(open);
  const place = useDialogPlace(open);
  // While a dialog fades out, the page may say how the work has ended. Screen readers leave out what is outside of a modal dialog.
  useLayoutEffect(() => panel.current?.closest('[role=dialog]')?.setAttribute('aria-modal', String(open)), [open]);
  const close = () => {
    if (!unsaved) return onClose();
    void askToLeave().then((leaves) => leaves && onClose());
  };
  return (
    <AntdTheme>
      <Dialog
        open={open}
        title={title}
        onCancel={close}
        width={width}
        footer={footer ? <div className="ic-modal-actions">{footer}</div> : null}
        closable={closable && { 'aria-label': t('action.close') }}
        mask={{ closable }}
        keyboard={closable}
        destroyOnHidden
        focusable={NOT_BY_ANTD}
        afterOpenChange={(is) => (is ? (onOpened ?? (() => focusFirst(panel.current)))() : giveFocusBack(panel.current))}
        centered
        modalRender={(dialog) => (
          <div ref={panel} style={BOXLESS}>
            <ScopedOverlay>{dialog}</ScopedOverlay>
          </div>
        )}
        // antd's default zoom moves buttons while they are pressed. A named transition runs even if motion is off in the theme, so it is
        // empty then.
        transitionName={prefersLessMotion() ? '' : 'ant-fade'}
      >
        <DialogNotices place={place} />
        {children}
      </Dialog>
    </AntdTheme>
  );
}
