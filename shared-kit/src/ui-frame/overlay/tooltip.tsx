import { cloneElement, createElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { onDemand } from '../../ui-core';

interface TooltipProps {
  /** Without a text the element is rendered alone, at the same place in the tree. */
  text: ReactNode;
  /** One element that can have the focus, so that the text is not only for the mouse. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const antdTooltip = onDemand(() => import('./antd-tooltip'));

/**
 * A short explanation on hover and on focus; its code loads with the first of them. If that fails no message appears, because screen
 * readers have the text anyway and the next hover loads again. The element keeps its place and focus meanwhile.
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
    // The element inside is pressed; this one only observes the pointer.
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
