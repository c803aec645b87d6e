import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ViewControl } from './use-view';

const WHEEL_STEP = 0.0015;
/** Browsers report a pinch on a touch pad as a wheel event with Ctrl and a small delta. */
const PINCH_STEP = 0.01;
const LINE_PX = 16;

/**
 * Zooms with the wheel, and keeps the browser from scrolling by touches that are meant for the canvas; any other finger scrolls the page.
 * @param isMeant whether the touches that have begun draw, drag something or move the enlarged picture
 */
export function useWheelAndTouch(
  element: RefObject<HTMLElement | null>,
  { zoomAt }: ViewControl,
  isMeant: (touches: readonly Touch[]) => boolean,
): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Keeps the browser from scrolling the page, and from zooming it on Ctrl.
    event.preventDefault();
    const { left, top } = element.current!.getBoundingClientRect();
    const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    zoomAt(Math.exp(-delta * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)), { x: event.clientX - left, y: event.clientY - top });
  });
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    if (isMeant([...event.touches])) event.preventDefault();
  });
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    // Not React's handlers: React listens passively, where `preventDefault` has no effect.
    const wheel = (event: WheelEvent) => onWheel(event);
    const touch = (event: TouchEvent) => onTouchStart(event);
    canvas.addEventListener('wheel', wheel, { passive: false });
    canvas.addEventListener('touchstart', touch, { passive: false });
    return () => {
      canvas.removeEventListener('wheel', wheel);
      canvas.removeEventListener('touchstart', touch);
    };
  }, [element]);
}
