import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window while `isOn`. The listener has the latest props and state. */
export function useWindowListener<T extends keyof WindowEventMap>(
  type: T,
  listener: (event: WindowEventMap[T]) => void,
  { isOn = true, capture = false } = {},
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    if (!isOn) return;
    const handle = (event: WindowEventMap[T]) => onEvent(event);
    window.addEventListener(type, handle, { capture });
    return () => window.removeEventListener(type, handle, { capture });
  }, [type, isOn, capture]);
}
