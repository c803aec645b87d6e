import type { Vertex } from 'shared-kit/model';
import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { barcodeAt, draggedBox, isLargeEnough, MIN_SIZE_PX, REGION, type Drag, type Target } from '../drawing/drag';
import { rectangleOf, type Box, type Handle, type Size } from '../drawing/geometry';
import { dragOf, hitAt, IDLE, continueGesture, startGesture, type Gesture, type GestureContext, type Hit } from '../drawing/gestures';
import type { Guide } from '../drawing/snapping';
import type { Editor } from '../editing/use-editor';
import { toPicture } from './view';
import type { ViewControl } from './use-view';
import { useWheelAndTouch } from './use-wheel-and-touch';

/** The distance in screen pixels at which an edge snaps to a line. */
const SNAP_DISTANCE = 6;
/** The distance in screen pixels at which a press hits a handle or an outline. */
const HIT_MARGIN = { mouse: 7, touch: 18 } as const;
/** A pointer that moves at most this many screen pixels makes a press, not a drag. */
const DRAG_THRESHOLD = { mouse: 3, touch: 8 } as const;

export interface Active {
  /** Null while a new rectangle is drawn. */
  target: Target | null;
  box: Box;
  guides: readonly Guide[];
}

const CURSOR: Record<Handle, string> = {
  nw: 'nwse-resize',
  se: 'nwse-resize',
  ne: 'nesw-resize',
  sw: 'nesw-resize',
  n: 'ns-resize',
  s: 'ns-resize',
  e: 'ew-resize',
  w: 'ew-resize',
};

const deviceOf = ({ pointerType }: { pointerType: string }) => (pointerType === 'touch' || pointerType === 'pen' ? 'touch' : 'mouse');

/** Drawing, moving, resizing, choosing and zooming with mouse, fingers and pen (LABEL-05 to LABEL-07, ADD-06). */
export function usePointers(element: RefObject<HTMLElement | null>, editor: Editor, control: ViewControl, picture: Size) {
  const { drawing, editing, selected, readOnly } = editor;
  const { stageFit, view, scale } = control;
  const { mode } = editing;
  const context: GestureContext = { drawing, mode, selected, readOnly };
  const bounds: Box = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const pointers = useRef(new Map<number, Vertex>());
  const gesture = useRef<Gesture>(IDLE);
  const [active, setActive] = useState<Active | null>(null);
  const [cursor, setCursor] = useState('default');
  const [isSpaceHeld, setSpaceHeld] = useState(false);

  const toStagePoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Vertex => {
    const { left, top } = element.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const toPicturePoint = (at: Vertex) => toPicture(stageFit, view, at);

  /** With Alt nothing snaps. */
  const result = (drag: Drag, { altKey }: PointerEvent) =>
    draggedBox(drawing, drag, { picture: bounds, snapDistance: altKey ? 0 : SNAP_DISTANCE / scale, minSize: MIN_SIZE_PX / scale });
  /** Sets the gesture. If it is not a drag, the shape that was dragged is shown at its place again. */
  const setGesture = (next: Gesture) => {
    gesture.current = next;
    if (!dragOf(next)) setActive(null);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 1) return;
    // Keeps the browser from scrolling with the middle button.
    event.preventDefault();
    element.current?.focus({ preventScroll: true });
    element.current?.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, toStagePoint(event));
    if (pointers.current.size > 1) return setGesture({ name: 'pinching' });
    const point = toPicturePoint(toStagePoint(event));
    const next = startGesture(
      context,
      point,
      hitAt(context, point, HIT_MARGIN[deviceOf(event)] / scale),
      event.button === 1 || isSpaceHeld,
    );
    if (next.name === 'pointing' && next.pressedTarget && mode === 'none') editor.select(next.pressedTarget);
    setGesture(next);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    const now = toStagePoint(event);
    if (!before) return hover(event, now);
    if (now.x === before.x && now.y === before.y) return;
    pointers.current.set(event.pointerId, now);
    if (gesture.current.name === 'pinching') return pinch(event.pointerId, before, now);
    setGesture(continueGesture(gesture.current, toPicturePoint(now), DRAG_THRESHOLD[deviceOf(event)] / scale));
    if (gesture.current.name === 'panning') control.pan(now.x - before.x, now.y - before.y);
    const drag = dragOf(gesture.current);
    if (drag) setActive({ target: drag.kind === 'draw' ? null : drag.target, ...result(drag, event) });
  };

  /** Two fingers zoom by the distance between them and move the picture with their middle. */
  const pinch = (pointerId: number, before: Vertex, now: Vertex) => {
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (!other) return;
    const distance = (point: Vertex) => Math.hypot(point.x - other.x, point.y - other.y);
    control.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (distance(before) > 0) control.zoomAt(distance(now) / distance(before), { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 });
  };

  const onPointerUp = (event: PointerEvent) => {
    const isKnown = pointers.current.delete(event.pointerId);
    if (!isKnown || pointers.current.size > 0) return;
    const lastGesture = gesture.current;
    setGesture(IDLE);
    if (event.type === 'pointercancel') return;
    const point = toPicturePoint(toStagePoint(event));
    const drag = dragOf(continueGesture(lastGesture, point, DRAG_THRESHOLD[deviceOf(event)] / scale));
    if (drag) return finishDrag(drag, result(drag, event).box);
    if (lastGesture.name === 'pointing') finishPress(lastGesture, point);
  };

  const finishPress = ({ pressedTarget, nextDrag }: Extract<Gesture, { name: 'pointing' }>, point: Vertex) => {
    if (nextDrag === 'panning') return editor.select(null);
    // A press counts only if it is released on the barcode where it began.
    if (pressedTarget === null || pressedTarget !== barcodeAt(drawing, point)) return;
    if (mode === 'delete') editor.remove(pressedTarget);
    if (mode === 'pattern') editor.editPattern(pressedTarget);
  };

  const finishDrag = (drag: Drag, box: Box) => {
    if (drag.kind !== 'draw') return editor.place(drag.target, box);
    if (!isLargeEnough(box, scale)) return;
    if (drag.what === 'region') editor.drawRegion(rectangleOf(box));
    else editor.drawBarcode(rectangleOf(box));
  };

  const hover = (event: PointerEvent, at: Vertex) => {
    if (event.pointerType === 'touch') return;
    const point = toPicturePoint(at);
    editor.hover(barcodeAt(drawing, point));
    setCursor(cursorFor(hitAt(context, point, HIT_MARGIN.mouse / scale)));
  };
  const cursorFor = (hit: Hit | null): string => {
    if (isSpaceHeld) return 'grab';
    if (!readOnly && (mode === 'region' || mode === 'add')) return 'crosshair';
    if (hit?.handle) return CURSOR[hit.handle];
    if (hit && hit.target !== REGION && mode !== 'none') return 'pointer';
    if (hit && mode === 'none') return readOnly ? 'pointer' : 'move';
    return control.size.width < picture.width * scale - 1 || control.size.height < picture.height * scale - 1 ? 'grab' : 'default';
  };

  useWheelAndTouch(element, control, ([touch, second]) => {
    if (!touch) return false;
    if (second || cursorFor(null) === 'grab') return true;
    return (
      mode === 'region' ||
      mode === 'add' ||
      (mode === 'none' && hitAt(context, toPicturePoint(toStagePoint(touch)), HIT_MARGIN.touch / scale) !== null)
    );
  });

  return {
    active,
    cursor,
    /** While this key is held, dragging moves the picture in every mode. */
    setSpaceHeld,
    /** Ends a drag without applying it; false when there is none. */
    cancel: () => {
      const isUnderWay = dragOf(gesture.current) !== null;
      setGesture(IDLE);
      return isUnderWay;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: () => editor.hover(null) },
  };
}
