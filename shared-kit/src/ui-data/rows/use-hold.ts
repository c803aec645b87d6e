import { useCallback, useState, type HTMLAttributes } from 'react';
import { useWindowListener } from '../../state';

export interface Hold {
  isHeld: boolean;
  /** For the element that holds the rows. */
  handlers: HTMLAttributes<HTMLElement>;
  /** Ends the hold when the rows are unmounted. */
  release: () => void;
}

/**
 * Whether the user works with the rows: from the moment a mouse moves over them until it leaves them, and while the keyboard is used within
 * them. A mouse that rests where rows appear does not count, nor does a finger that was lifted.
 */
export function useHold(): Hold {
  const [pointer, setPointer] = useState(false);
  const [keyboard, setKeyboard] = useState(false);
  useWindowListener('pointerdown', () => setKeyboard(false), { isOn: keyboard });

  const release = useCallback(() => {
    setPointer(false);
    setKeyboard(false);
  }, []);
  return {
    release,
    isHeld: pointer || keyboard,
    handlers: {
      // Browsers also report a move when the page moves under a resting mouse.
      onPointerMove: ({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setPointer(true);
      },
      onPointerLeave: () => setPointer(false),
      onKeyDown: () => setKeyboard(true),
      // On keyup, because the Tab key that moves the focus into the rows is pressed outside of them.
      onKeyUp: ({ key }) => {
        if (key === 'Tab') setKeyboard(true);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setKeyboard(false);
      },
    },
  };
}
