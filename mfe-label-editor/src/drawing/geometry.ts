import { tidyRectangle, type Rectangle, type Vertex } from 'shared-kit/model';

/** A rectangle by its edges, as moving, resizing and snapping need it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a point of one picture is in another. */
export type MoveCorner = (x: number, y: number) => { x: number; y: number };

export interface Size {
  width: number;
  height: number;
}

/** The sides of a rectangle, whose corners may be any two opposite ones. */
export const boxOf = (rectangle: Rectangle): Box => {
  const { firstVertex: a, secondVertex: b } = rectangle;
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) };
};

/** The box in whole pixels of the picture, as it will be stored: a label looks the same when it is opened again. */
export const rectangleOf = ({ left, top, right, bottom }: Box): Rectangle =>
  tidyRectangle({ firstVertex: { x: left, y: top }, secondVertex: { x: right, y: bottom } });

export const boxBetween = (a: Vertex, b: Vertex): Box => boxOf({ firstVertex: a, secondVertex: b });

export const sizeOf = ({ left, top, right, bottom }: Box): Size => ({ width: right - left, height: bottom - top });

export const isIn = ({ x, y }: Vertex, { left, top, right, bottom }: Box): boolean => x >= left && x <= right && y >= top && y <= bottom;

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), Math.max(min, max));

export const limitPoint = ({ x, y }: Vertex, { left, top, right, bottom }: Box): Vertex => ({
  x: clamp(x, left, right),
  y: clamp(y, top, bottom),
});

/** The box moved back into `bounds` as a whole; one that is larger is cut to fit. */
export function keepWithin(box: Box, bounds: Box): Box {
  const { width, height } = sizeOf(box);
  const left = clamp(box.left, bounds.left, bounds.right - width);
  const top = clamp(box.top, bounds.top, bounds.bottom - height);
  return { left, top, right: Math.min(left + width, bounds.right), bottom: Math.min(top + height, bounds.bottom) };
}

export const shift = ({ left, top, right, bottom }: Box, dx: number, dy: number): Box => ({
  left: left + dx,
  top: top + dy,
  right: right + dx,
  bottom: bottom + dy,
});

/** The handles of a box, at its corners and edges, by the points of the compass. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** Where a handle is: at a corner of the box, or in the middle of a side. */
export function handlePoint(handle: Handle, { left, top, right, bottom }: Box): Vertex {
  const x = handle.includes('w') ? left : handle.includes('e') ? right : (left + right) / 2;
  const y = handle.includes('n') ? top : handle.includes('s') ? bottom : (top + bottom) / 2;
  return { x, y };
}

/** The box with the edges of a handle moved, inside of `bounds` and never smaller than `least`. */
export function resize(box: Box, handle: Handle, dx: number, dy: number, bounds: Box, min: number): Box {
  return {
    left: handle.includes('w') ? clamp(box.left + dx, bounds.left, box.right - min) : box.left,
    right: handle.includes('e') ? clamp(box.right + dx, box.left + min, bounds.right) : box.right,
    top: handle.includes('n') ? clamp(box.top + dy, bounds.top, box.bottom - min) : box.top,
    bottom: handle.includes('s') ? clamp(box.bottom + dy, box.top + min, bounds.bottom) : box.bottom,
  };
}
