import { cloneElement, createElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { onDemand } from '../../ui-core';

export interface TooltipProps {
  /** Without one the element stands alone, at the same place. */
  text: ReactNode;
  /** One element that can have the focus, so that the text is not for mice alone. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const antdTooltip = onDemand(() => import('./antd-tooltip'));

/**
 * A short explanation on hover and on focus, whose code loads with the first of either; when the code cannot be loaded, no message
 * appears: screen readers have the text at once, and the next hover loads again. The element stays where it is meanwhile, with its focus.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [, setThere] = useState(false);
  const show = () => {
    if (text === undefined) return;
    setOpen(true);
    antdTooltip.bring().then(() => setThere(true), () => undefined);
  };
  const hide = () => setOpen(false);
  const shown = antdTooltip.now();
  return (
    // The element inside is what is pressed; this one only watches for it to be pointed at.
    <span
      className="ic-menu-box"
      role="presentation"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': text === undefined ? undefined : id })}
      {text !== undefined && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {shown && text !== undefined && createElement(shown, { text, open })}
    </span>
  );
}
