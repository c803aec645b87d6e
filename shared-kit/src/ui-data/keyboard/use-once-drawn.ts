import { useRef } from 'react';

/** Frames that an action waits for what it acts on: half a second. */
const LONGEST_WAIT = 30;

/**
 * Does something once what it needs is drawn: rows are drawn some frames after a list has scrolled or a page was turned.
 * What is asked for last takes the place of what still waits.
 */
export function useOnceDrawn(): (isDrawn: () => boolean, act: () => void) => void {
  const nextLook = useRef(0);

  return (isDrawn, act) => {
    cancelAnimationFrame(nextLook.current);
    let frames = 0;
    const look = () => {
      if (isDrawn()) act();
      else if (frames++ < LONGEST_WAIT) nextLook.current = requestAnimationFrame(look);
    };
    nextLook.current = requestAnimationFrame(look);
  };
}
