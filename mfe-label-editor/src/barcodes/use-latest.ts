import { useEffect, useRef, type RefObject } from 'react';

/** A ref with the newest value, for handlers that must stay the same object. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
