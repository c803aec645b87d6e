import type { Rectangle } from 'shared-kit/model';
import type { QuarterTurns } from './bitmap';
import type { MoveCorner, Size } from '../drawing/geometry';
import type { FoundCode } from './found-codes';

function moveCorners({ firstVertex: a, secondVertex: b }: Rectangle, moveCorner: MoveCorner): Rectangle {
  const [one, other] = [moveCorner(a.x, a.y), moveCorner(b.x, b.y)];
  return {
    firstVertex: { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) },
    secondVertex: { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y) },
  };
}

/** The barcodes of a picture after it was scaled from one size to another. */
export function scaleCodes<Code extends FoundCode>(codes: readonly Code[], from: Size, to: Size): Code[] {
  const moveCorner: MoveCorner = (x, y) => ({ x: Math.round((x * to.width) / from.width), y: Math.round((y * to.height) / from.height) });
  return codes.map((code) => ({ ...code, rect: moveCorners(code.rect, moveCorner) }));
}

/** The barcodes of a picture of this size after it was turned clockwise. */
export function turnCodes(codes: readonly FoundCode[], { width, height }: Size, turns: QuarterTurns): FoundCode[] {
  const cornerMoves: readonly MoveCorner[] = [
    (x, y) => ({ x, y }),
    (x, y) => ({ x: height - y, y: x }),
    (x, y) => ({ x: width - x, y: height - y }),
    (x, y) => ({ x: y, y: width - x }),
  ];
  return codes.map((code) => ({ ...code, rect: moveCorners(code.rect, cornerMoves[turns]!) }));
}

/** The barcodes of a turned copy in the picture of this size: the rectangles around the slanted ones. `placeOf`: from the copy to the picture. */
export function turnBack(codes: readonly FoundCode[], placeOf: MoveCorner, { width, height }: Size): FoundCode[] {
  return codes.map((code) => {
    const { firstVertex: a, secondVertex: b } = code.rect;
    const corners = [placeOf(a.x, a.y), placeOf(b.x, a.y), placeOf(b.x, b.y), placeOf(a.x, b.y)];
    const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
    const xs = corners.map(({ x }) => within(x, width));
    const ys = corners.map(({ y }) => within(y, height));
    const firstVertex = { x: Math.min(...xs), y: Math.min(...ys) };
    return { ...code, rect: { firstVertex, secondVertex: { x: Math.max(...xs), y: Math.max(...ys) } } };
  });
}

const isSameText = (a: FoundCode, b: FoundCode): boolean => a.text === b.text && a.format === b.format;

/** Whether the middle of the second rectangle is in the first one. */
export function holdsMiddleOf({ firstVertex: from, secondVertex: to }: Rectangle, { firstVertex: a, secondVertex: b }: Rectangle): boolean {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return x >= from.x && x <= to.x && y >= from.y && y <= to.y;
}

/** Keeps the first of barcodes that overlap: the decoder may read the same bars as a second kind of code too. */
export function removeOverlapping(codes: readonly FoundCode[]): FoundCode[] {
  const separate: FoundCode[] = [];
  for (const code of codes) {
    const isTaken = separate.some(({ rect }) => holdsMiddleOf(rect, code.rect) || holdsMiddleOf(code.rect, rect));
    if (!isTaken) separate.push(code);
  }
  return separate;
}

/** The barcodes that a second reading did not find. A text that two barcodes have must be found twice. */
export function missingCodes(codes: readonly FoundCode[], rereadCodes: readonly FoundCode[]): FoundCode[] {
  const remaining = [...rereadCodes];
  return codes.filter((code) => {
    const at = remaining.findIndex((other) => isSameText(code, other));
    if (at >= 0) remaining.splice(at, 1);
    return at < 0;
  });
}

/** Barcodes sorted as people read a label: from top to bottom, and in one line from left to right. */
export const inReadingOrder = (codes: readonly FoundCode[]): FoundCode[] =>
  [...codes].sort(({ rect: a }, { rect: b }) => a.firstVertex.y - b.firstVertex.y || a.firstVertex.x - b.firstVertex.x);
