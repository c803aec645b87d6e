import { useRef } from 'react';

/** The maximum number of frames that an action waits: half a second. */
const LONGEST_WAIT = 30;

/**
 * Runs an action once the rows that it needs are rendered, some frames after a list was scrolled or a page turned. A new action replaces
 * one that still waits.
 */
export function useOnceDrawn(): (isDrawn: () => boolean, act: () => void) => void {
  const nextLook = useRef(0);

  return (isDrawn, act) => {
    cancelAnimationFrame(nextLook.current);
    let frames = 0;
    const check = () => {
      if (isDrawn()) act();
      else if (frames++ < LONGEST_WAIT) nextLook.current = requestAnimationFrame(check);
    };
    nextLook.current = requestAnimationFrame(check);
  };
}
