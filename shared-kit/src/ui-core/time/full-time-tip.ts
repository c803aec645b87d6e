import { adoptOwnStyles } from '../theme/adopt-styles';
import tipCss from './full-time-tip.css';

const ID = 'ic-full-time';
const GAP = 6;
const EDGE = 8;

/** The events that close the tip: whatever the user does next, except releasing the press that has opened it. */
const ENDS = ['pointerdown', 'keydown', 'focusout', 'scroll', 'resize'] as const;

adoptOwnStyles(tipCss);

/** Shows the title of a time below it, or above it at the bottom of the window, until the user does something else. */
export function showFullTime(time: HTMLElement, focused?: Element): void {
  document.getElementById(ID)?.remove();
  // The time lost the focus while this code was loading.
  if (!time.isConnected || (focused && focused !== document.activeElement)) return;
  const tip = document.createElement('div');
  tip.id = ID;
  tip.role = 'tooltip';
  tip.textContent = time.title;
  document.body.append(tip);
  place(tip, time.getBoundingClientRect());
  focused?.setAttribute('aria-describedby', ID);

  const ended = new AbortController();
  const end = () => {
    ended.abort();
    tip.remove();
    focused?.removeAttribute('aria-describedby');
  };
  for (const event of ENDS) window.addEventListener(event, end, { capture: true, signal: ended.signal });
}

function place(tip: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip;
  const below = bottom + GAP;
  tip.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - offsetWidth - EDGE))}px`;
  tip.style.top = `${below + offsetHeight + EDGE > innerHeight ? top - offsetHeight - GAP : below}px`;
}
