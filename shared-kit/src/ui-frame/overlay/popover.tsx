import { useRef, useState, type ReactNode } from 'react';
import { Button, onDemand, OnDemandPart, type ButtonProps } from '../../ui-core';

interface PopoverProps extends Omit<ButtonProps, 'content'> {
  /** The name of the panel, and of a button without text. */
  label: string;
  /** The content of the panel, which may have controls. */
  content: ReactNode;
}

const antdPopover = onDemand(() => import('./antd-popover'));

/** A button that opens a small panel beside itself. The code of the panel loads with the first press; the button keeps its focus meanwhile. */
export function Popover({ label, content, children, ...button }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const openWhenPressed = useRef(false);
  const onClose = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <span className="ic-menu-box">
      <Button
        {...button}
        ref={trigger}
        aria-label={children ? button['aria-label'] : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        // A press outside of the panel closes it. If that press is on this button, the following click must not open the panel again.
        onPointerDown={() => {
          openWhenPressed.current = open;
        }}
        onClick={(event) => setOpen(event.detail === 0 ? !open : !openWhenPressed.current)}
      >
        {children}
      </Button>
      <OnDemandPart of={antdPopover} wanted={open} onFailed={onClose} props={{ open, label, content, onClose, onLeave: () => setOpen(false) }} />
    </span>
  );
}
