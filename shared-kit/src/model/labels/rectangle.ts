import type { Rectangle } from '../entities/entities';

/** Rounds, and turns -0 into 0: a document would keep -0, and two equal labels would differ. */
const whole = (pixels: number): number => Math.round(pixels) + 0;

/** The same rectangle in whole pixels, from its top left to its bottom right corner. The given corners may be any two opposite ones. */
export function tidyRectangle({ firstVertex: a, secondVertex: b }: Rectangle): Rectangle {
  return {
    firstVertex: { x: whole(Math.min(a.x, b.x)), y: whole(Math.min(a.y, b.y)) },
    secondVertex: { x: whole(Math.max(a.x, b.x)), y: whole(Math.max(a.y, b.y)) },
  };
}

export function isEmptyRectangle({ firstVertex: a, secondVertex: b }: Rectangle): boolean {
  return a.x >= b.x || a.y >= b.y;
}

/** Whether a tidied rectangle is inside another one; their borders may touch (D-58). */
export function inside(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.firstVertex.x >= outer.firstVertex.x &&
    inner.firstVertex.y >= outer.firstVertex.y &&
    inner.secondVertex.x <= outer.secondVertex.x &&
    inner.secondVertex.y <= outer.secondVertex.y
  );
}
