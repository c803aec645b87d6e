import { useRef, useState } from 'react';
import { Button, OnDemandPart, type ButtonProps } from '../../ui-core';
import type { OnDemand } from '../../ui-core/on-demand/on-demand';

/** The properties of a part that opens beside a button. */
export interface PopupState {
  open: boolean;
  /** Called for Escape, for the Tab key in a menu, and after a choice: the focus returns to the button. */
  onClose: () => void;
  /** Called when the focus or a press is elsewhere, where the focus then stays. */
  onLeave: () => void;
}

export interface PopupButtonProps<P> extends ButtonProps {
  kind: 'menu' | 'dialog';
  /** Names the button when it shows no text. */
  label: string;
  opens: OnDemand<P & PopupState>;
  opensWith: P;
}

/** A button with a popup. The button keeps its place and focus while the code of the popup loads. */
export function PopupButton<P extends object>({ kind, label, opens, opensWith, children, ...button }: PopupButtonProps<P>) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const openWhenPressed = useRef(false);
  const onLeave = () => setOpen(false);
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
        aria-haspopup={kind}
        aria-expanded={open}
        // A press anywhere closes the popup. The click that follows a press on this button must not open it again.
        onPointerDown={() => {
          openWhenPressed.current = open;
        }}
        onClick={(event) => setOpen(event.detail === 0 ? !open : !openWhenPressed.current)}
        onKeyDown={(event) => {
          if (kind !== 'menu' || event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </Button>
      <OnDemandPart of={opens} wanted={open} onFailed={onClose} props={{ ...opensWith, open, onClose, onLeave }} />
    </span>
  );
}
