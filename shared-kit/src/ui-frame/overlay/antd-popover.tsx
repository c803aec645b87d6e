import { Popover } from 'antd';
import { useRef, type ReactNode } from 'react';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { useFocusWhenShown } from './use-focus-when-shown';
import { withinLandmark } from './within-landmark';

export interface AntdPopoverProps {
  open: boolean;
  label: string;
  content: ReactNode;
  /** Called for Escape; the focus then returns to the button. */
  onClose: () => void;
  /** Called when the focus moves or a press happens outside; the focus then stays there. */
  onLeave: () => void;
}

/** The panel of a `Popover`, anchored to an element that covers its button. */
export default function AntdPopover({ open, label, content, onClose, onLeave }: AntdPopoverProps) {
  return (
    <AntdTheme>
      <Popover
        open={open}
        trigger="click"
        getPopupContainer={withinLandmark}
        placement="bottom"
        content={<Panel label={label} content={content} onClose={onClose} onLeave={onLeave} />}
        onOpenChange={(next) => !next && onLeave()}
        destroyOnHidden
      >
        <span className="ic-menu-place" aria-hidden="true" />
      </Popover>
    </AntdTheme>
  );
}

function Panel({ label, content, onClose, onLeave }: Omit<AntdPopoverProps, 'open'>) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusWhenShown(panel);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key events of its content bubble to it
    <div
      ref={panel}
      className="ic-popover"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      {content}
    </div>
  );
}
