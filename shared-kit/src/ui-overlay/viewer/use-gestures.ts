import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useLatest } from '../../state';
import type { ViewControl } from './use-view';
import type { Point } from './view';

/** The actions of touch, mouse and wheel. Points are relative to the centre of the stage. */
interface GestureActions extends Pick<ViewControl, 'pan' | 'zoomAt' | 'toggleAt'> {
  /** A swipe across a picture that is shown whole: 1 for the next picture, -1 for the one before. */
  swipe: (direction: 1 | -1) => void;
}

const WHEEL_STEP = 0.0015;
/** Browsers report a pinch on a touch pad as wheel events with Ctrl and small deltas. */
const PINCH_STEP = 0.01;
const LINE_PX = 16;
const SWIPE_PX = 60;

interface PressedPointer extends Point {
  startX: number;
  startY: number;
}

/** Turns pointer and wheel events of the stage into actions. Returns the handlers of the stage, and whether it is pressed. */
export function useGestures(stage: RefObject<HTMLElement | null>, actions: GestureActions) {
  const pointers = useRef(new Map<number, PressedPointer>());
  const pinched = useRef(false);
  const [isPressed, setIsPressed] = useState(false);
  const latest = useLatest(actions);

  const fromCentre = (x: number, y: number): Point => {
    const { left, top, width, height } = stage.current!.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      // Prevents scrolling the page and the browser's zoom. A React handler could not, since React's wheel listeners are passive.
      event.preventDefault();
      const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      latest.current.zoomAt(Math.exp(-delta * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)), fromCentre(event.clientX, event.clientY));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
    // oxlint-disable-next-line react/exhaustive-deps -- fromCentre reads the stage only when something happens
  }, [stage]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // Ignores presses of the buttons on the stage.
    if ((event.target as Element).closest('button, a')) return;
    stage.current?.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    pointers.current.set(event.pointerId, { x, y, startX: x, startY: y });
    pinched.current = pointers.current.size > 1;
    setIsPressed(true);
  };

  const onPointerMove = (event: PointerEvent) => {
    const moved = pointers.current.get(event.pointerId);
    if (!moved) return;
    const before = [...pointers.current.values()].map(({ x, y }) => ({ x, y }));
    Object.assign(moved, { x: event.clientX, y: event.clientY });
    const after = [...pointers.current.values()];
    if (after.length === 1) return latest.current.pan(after[0]!.x - before[0]!.x, after[0]!.y - before[0]!.y);
    const [was, is] = [spread(before), spread(after)];
    latest.current.pan(is.x - was.x, is.y - was.y);
    if (was.distance > 0) latest.current.zoomAt(is.distance / was.distance, fromCentre(is.x, is.y));
  };

  const onPointerUp = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (pointers.current.size) return;
    setIsPressed(false);
    if (!last || pinched.current || event.pointerType === 'mouse' || event.type === 'pointercancel') return;
    const [dx, dy] = [last.x - last.startX, last.y - last.startY];
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) latest.current.swipe(dx < 0 ? 1 : -1);
  };

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onDoubleClick: (event: { clientX: number; clientY: number }) => latest.current.toggleAt(fromCentre(event.clientX, event.clientY)),
  };
  return { isPressed, handlers };
}

/** Centre and distance of the first two touches. */
function spread([a, b]: readonly Point[]): Point & { distance: number } {
  return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, distance: Math.hypot(a!.x - b!.x, a!.y - b!.y) };
}
