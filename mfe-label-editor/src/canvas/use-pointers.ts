import type { Vertex } from 'shared-kit/model';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { barcodeAt, draggedBox, handleAt, isDrawn, isOnOutline, LEAST_ON_SCREEN, REGION, targetBox, type Drag, type Target } from '../drawing/drag';
import { rectangleOf, type Box, type Handle, type Size } from '../drawing/geometry';
import type { Guide } from '../drawing/snapping';
import type { Editor } from '../editing/use-editor';
import { toPicture } from './view';
import type { ViewControl } from './use-view';

/** Within how many screen pixels an edge snaps to a line. */
const SNAP = 6;
/** Within how many screen pixels a press hits a handle or an outline. */
const MEET = { mouse: 7, touch: 18 } as const;
/** How many screen pixels a press may move and still be no drag. */
const SLIP = { mouse: 3, touch: 8 } as const;
const WHEEL_STEP = 0.0015;
/** Browsers report a pinch on a touch pad as a wheel event with Ctrl and a small delta. */
const PINCH_STEP = 0.01;
const LINE_PX = 16;

/** What a press began: dragging a rectangle, moving the picture, or choosing a barcode (modes `delete` and `pattern`). */
type Held =
  | { kind: 'drag'; drag: Drag; moved: boolean }
  | { kind: 'pan'; moved: boolean }
  | { kind: 'press'; id: string | null };

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

/** Drawing, moving, resizing, choosing and zooming with mouse, fingers and pen (LABEL-05 to LABEL-07, ADD-06). */
export function usePointers(element: RefObject<HTMLElement | null>, editor: Editor, control: ViewControl, picture: Size) {
  const { drawing, editing, selected, readOnly } = editor;
  const { frame, view, scale } = control;
  const { mode } = editing;
  const bounds: Box = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const pointers = useRef(new Map<number, Vertex>());
  const held = useRef<Held | null>(null);
  const [active, setActive] = useState<Active | null>(null);
  const [cursor, setCursor] = useState('default');
  const [isSpaceHeld, setSpaceHeld] = useState(false);

  const local = ({ clientX, clientY }: { clientX: number; clientY: number }): Vertex => {
    const { left, top } = element.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const byFinger = ({ pointerType }: { pointerType: string }) => pointerType === 'touch' || pointerType === 'pen';
  const isMovable = mode === 'none' && !readOnly;

  /** The handle, barcode or outline of the region at a point; null when there is none. */
  const metAt = (point: Vertex, meet: number): { target: Target; handle: Handle | null } | null => {
    const box = targetBox(drawing, selected);
    const handle = box && isMovable ? handleAt(box, point, meet / scale) : null;
    if (selected && handle) return { target: selected, handle };
    const id = barcodeAt(drawing, point);
    if (id) return { target: id, handle: null };
    const region = targetBox(drawing, REGION);
    return region && isOnOutline(region, point, meet / scale) ? { target: REGION, handle: null } : null;
  };

  const start = (event: PointerEvent): Held => {
    const point = toPicture(frame, view, local(event));
    if (event.button === 1 || isSpaceHeld) return { kind: 'pan', moved: true };
    if (!readOnly && (mode === 'region' || mode === 'add')) {
      return { kind: 'drag', moved: true, drag: { kind: 'draw', what: mode === 'region' ? 'region' : 'barcode', from: point, to: point } };
    }
    if (mode === 'delete' || mode === 'pattern') return { kind: 'press', id: barcodeAt(drawing, point) };
    const met = metAt(point, byFinger(event) ? MEET.touch : MEET.mouse);
    const box = met && targetBox(drawing, met.target);
    if (!met || !box) return { kind: 'pan', moved: false };
    editor.select(met.target);
    if (readOnly) return { kind: 'press', id: null };
    const at = { target: met.target, start: box, from: point, to: point };
    return { kind: 'drag', moved: false, drag: met.handle ? { kind: 'resize', handle: met.handle, ...at } : { kind: 'move', ...at } };
  };

  const show = (drag: Drag, reach: number) => {
    const { box, guides } = draggedBox(drawing, drag, { picture: bounds, reach, least: LEAST_ON_SCREEN / scale });
    setActive({ target: drag.kind === 'draw' ? null : drag.target, box, guides });
  };
  const letGo = () => {
    held.current = null;
    setActive(null);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button > 1) return;
    // Keeps the browser from scrolling with the middle button.
    event.preventDefault();
    element.current?.focus({ preventScroll: true });
    element.current?.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, local(event));
    if (pointers.current.size > 1) return letGo();
    held.current = start(event);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    const now = local(event);
    if (!before) return hover(event, now);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    if (others[0]) return pinch(others[0], before, now);
    const { current } = held;
    if (current?.kind === 'pan') {
      control.pan(now.x - before.x, now.y - before.y);
      held.current = { kind: 'pan', moved: current.moved || now.x !== before.x || now.y !== before.y };
    }
    if (current?.kind !== 'drag') return;
    const drag = { ...current.drag, to: toPicture(frame, view, now) };
    const slip = Math.hypot(drag.to.x - drag.from.x, drag.to.y - drag.from.y) * scale;
    const moved = current.moved || slip > (byFinger(event) ? SLIP.touch : SLIP.mouse);
    held.current = { kind: 'drag', moved, drag: moved ? drag : current.drag };
    if (moved) show(drag, event.altKey ? 0 : SNAP / scale);
  };

  const pinch = (fixed: Vertex, before: Vertex, now: Vertex) => {
    const spread = (point: Vertex) => Math.hypot(point.x - fixed.x, point.y - fixed.y);
    const middle = { x: (fixed.x + now.x) / 2, y: (fixed.y + now.y) / 2 };
    control.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    if (spread(before) > 0) control.zoomAt(spread(now) / spread(before), middle);
  };

  const hover = (event: PointerEvent, at: Vertex) => {
    if (event.pointerType === 'touch') return;
    const point = toPicture(frame, view, at);
    editor.hover(barcodeAt(drawing, point));
    const met = metAt(point, MEET.mouse);
    setCursor(cursorFor(met));
  };
  const cursorFor = (met: { target: Target; handle: Handle | null } | null): string => {
    if (isSpaceHeld) return 'grab';
    if (!readOnly && (mode === 'region' || mode === 'add')) return 'crosshair';
    if (met?.handle) return CURSOR[met.handle];
    if (met && met.target !== REGION && mode !== 'none') return 'pointer';
    if (met && mode === 'none') return readOnly ? 'pointer' : 'move';
    return control.size.width < picture.width * scale - 1 || control.size.height < picture.height * scale - 1 ? 'grab' : 'default';
  };

  const onPointerUp = (event: PointerEvent) => {
    const { current } = held;
    const isKnown = pointers.current.delete(event.pointerId);
    if (!isKnown || pointers.current.size > 0) return;
    letGo();
    if (event.type === 'pointercancel' || !current) return;
    const point = toPicture(frame, view, local(event));
    if (current.kind === 'pan') return current.moved ? undefined : editor.select(null);
    if (current.kind === 'press') return press(current.id, point);
    if (current.moved) finish({ ...current.drag, to: point }, event.altKey ? 0 : SNAP / scale);
  };

  const press = (id: string | null, point: Vertex) => {
    if (id === null || id !== barcodeAt(drawing, point)) return;
    if (mode === 'delete') editor.remove(id);
    if (mode === 'pattern') editor.editPattern(id);
  };

  const finish = (drag: Drag, reach: number) => {
    const { box } = draggedBox(drawing, drag, { picture: bounds, reach, least: LEAST_ON_SCREEN / scale });
    if (drag.kind !== 'draw') return editor.place(drag.target, box);
    if (!isDrawn(box, scale)) return;
    if (drag.what === 'region') editor.drawRegion(rectangleOf(box));
    else editor.drawBarcode(rectangleOf(box));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Keeps the browser from scrolling the page, and from zooming it on Ctrl.
    event.preventDefault();
    const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    control.zoomAt(Math.exp(-delta * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)), local(event));
  });
  /** A single finger scrolls the page, unless it draws, is on something that can be dragged, or can move the enlarged picture. */
  const onTouchStart = useEffectEvent((event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (!touch) return;
    const point = toPicture(frame, view, local(touch));
    const isMeant = mode === 'region' || mode === 'add' || (mode === 'none' && metAt(point, MEET.touch) !== null);
    if (second || isMeant || cursorFor(null) === 'grab') event.preventDefault();
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

  return {
    active,
    cursor,
    /** While this key is held, dragging moves the picture in every mode. */
    setSpaceHeld,
    /** Ends a drag without applying it; false when there is none. */
    cancel: () => {
      const isUnderWay = held.current?.kind === 'drag';
      letGo();
      return isUnderWay;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onPointerLeave: () => editor.hover(null) },
  };
}
