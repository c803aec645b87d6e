import { cloneElement, createElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { onDemand } from '../../ui-core';

interface TooltipProps {
  /** Without a text only the element is rendered, at the same place in the tree. */
  text: ReactNode;
  /** One focusable element, so that the text is not only for mouse users. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const antdTooltip = onDemand(() => import('./antd-tooltip'));

/**
 * A short explanation on hover and on focus; its code loads on first use. If that fails no message appears, because screen
 * readers have the text anyway and the next hover loads again. The element keeps its place and focus meanwhile.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [, setIsLoaded] = useState(false);
  const show = () => {
    if (text === undefined) return;
    setOpen(true);
    antdTooltip.load().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  };
  const hide = () => setOpen(false);
  const tooltip = antdTooltip.component();
  return (
    // This element only observes the pointer; presses are handled by the element inside.
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
      {tooltip && text !== undefined && createElement(tooltip, { text, open })}
    </span>
  );
}
