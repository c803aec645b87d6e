import type { Point } from '../draw/cell-at';
import type { RackView } from '../draw/rack-view';

/** Called for what the user does on the map with a mouse or a finger. */
export interface PointerHandlers {
  /** The cell under the pointer, or -1. */
  onHover: (cell: number) => void;
  onPress: (cell: number) => void;
  /** The cells in a rectangle that the user has drawn. */
  onArea: (cells: number[]) => void;
}

/** In pixels of the page. A pointer that moves less than this makes a press, not a drag. */
const DRAG_THRESHOLD = 5;
const WHEEL_STEP = 1.2;
/** Replaces the start point when a pointer moves the map, so that its end does not count as a press. */
const MOVING: Point = { x: -Infinity, y: -Infinity };

/**
 * Follows the pointers on the map; the result stops it. A mouse draws a rectangle, and moves the map with the middle button or with Alt. A
 * finger moves the map, two fingers zoom. The wheel moves the map, or the page when the map is at its edge. With Ctrl the wheel zooms, which
 * is also what a browser reports for a pinch on a touch pad.
 */
export function listenToPointers(stage: HTMLElement, view: RackView, handlers: PointerHandlers): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  let drawing = false;
  let pinch: { distance: number; cell: number } | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const measureFingers = () => {
    const [one, other] = [...pointers.values()];
    return one && other
      ? { distance: Math.hypot(one.x - other.x, one.y - other.y), middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 } }
      : undefined;
  };
  const isMoving = (event: PointerEvent) => event.pointerType !== 'mouse' || event.altKey || (event.buttons & 4) !== 0;

  const onDown = (event: PointerEvent) => {
    if (event.button === 2) return;
    const point = pointOf(event);
    pointers.set(event.pointerId, point);
    stage.setPointerCapture(event.pointerId);
    start = pointers.size === 1 ? point : undefined;
    drawing = false;
    const fingers = measureFingers();
    pinch = fingers && { distance: fingers.distance, cell: view.window.camera.cell };
    if (event.button === 1) event.preventDefault();
  };
  const onMove = (event: PointerEvent) => {
    const point = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (!before) {
      const cell = view.window.cellAt(point);
      view.hover(cell);
      handlers.onHover(cell);
      return;
    }
    pointers.set(event.pointerId, point);
    const fingers = measureFingers();
    if (fingers && pinch) view.window.zoomTo((pinch.cell * fingers.distance) / pinch.distance, fingers.middle);
    else if (start && (drawing || Math.hypot(point.x - start.x, point.y - start.y) > DRAG_THRESHOLD)) {
      const moves = isMoving(event);
      drawing = !moves;
      if (moves) {
        view.window.pan(before.x - point.x, before.y - point.y);
        start = MOVING;
      } else view.showSelection(start, point);
    }
  };
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const point = pointOf(event);
    if (drawing && start) handlers.onArea(view.window.cellsBetween(start, point));
    else if (start && Number.isFinite(start.x) && event.type === 'pointerup') handlers.onPress(view.window.cellAt(point));
    view.showSelection();
    pinch = undefined;
    drawing = false;
    // After a pinch, the finger that remains moves the map.
    start = pointers.size === 1 ? MOVING : undefined;
  };
  const onCancel = (event: PointerEvent) => {
    drawing = false;
    start = undefined;
    onUp(event);
  };
  const onLeave = () => {
    view.hover(-1);
    handlers.onHover(-1);
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) view.window.zoom(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, pointOf(event));
    else if (!view.window.pan(event.shiftKey ? event.deltaY : event.deltaX, event.shiftKey ? 0 : event.deltaY)) return;
    event.preventDefault();
  };

  const control = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    stage.addEventListener(name, listener, { signal: control.signal, passive: false });
  on('pointerdown', onDown);
  on('pointermove', onMove);
  on('pointerup', onUp);
  on('pointercancel', onCancel);
  on('pointerleave', onLeave);
  on('wheel', onWheel);
  on('dblclick', (event) => view.window.zoom(2, pointOf(event)));
  return () => control.abort();
}
