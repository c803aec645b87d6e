import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref with the newest value, for handlers that must keep their identity or continue after an `await`. In effects use React's `useEffectEvent`. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
