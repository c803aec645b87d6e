import type { Rectangle } from 'shared-kit/model';
import type { QuarterTurns } from './bitmap';
import type { FoundCode } from './found-codes';

export interface Size {
  width: number;
  height: number;
}

type Place = (x: number, y: number) => { x: number; y: number };

function moved({ firstVertex: a, secondVertex: b }: Rectangle, place: Place): Rectangle {
  const [one, other] = [place(a.x, a.y), place(b.x, b.y)];
  return {
    firstVertex: { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) },
    secondVertex: { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y) },
  };
}

/** The barcodes of a picture after it was scaled from one size to another. */
export function scaledCodes(codes: readonly FoundCode[], from: Size, to: Size): FoundCode[] {
  const place: Place = (x, y) => ({ x: Math.round((x * to.width) / from.width), y: Math.round((y * to.height) / from.height) });
  return codes.map((code) => ({ ...code, rect: moved(code.rect, place) }));
}

/** The barcodes of a picture of this size after it was turned clockwise. */
export function turnedCodes(codes: readonly FoundCode[], { width, height }: Size, turns: QuarterTurns): FoundCode[] {
  const places: readonly Place[] = [
    (x, y) => ({ x, y }),
    (x, y) => ({ x: height - y, y: x }),
    (x, y) => ({ x: width - x, y: height - y }),
    (x, y) => ({ x: y, y: width - x }),
  ];
  return codes.map((code) => ({ ...code, rect: moved(code.rect, places[turns]!) }));
}

const isSameText = (a: FoundCode, b: FoundCode): boolean => a.text === b.text && a.format === b.format;

function holdsMiddleOf({ firstVertex: from, secondVertex: to }: Rectangle, { firstVertex: a, secondVertex: b }: Rectangle): boolean {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return x >= from.x && x <= to.x && y >= from.y && y <= to.y;
}

/** Keeps the first of barcodes that overlap: the decoder may read the same bars as a second kind of code too. */
export function oneAPlace(codes: readonly FoundCode[]): FoundCode[] {
  const kept: FoundCode[] = [];
  for (const code of codes) {
    const isTaken = kept.some(({ rect }) => holdsMiddleOf(rect, code.rect) || holdsMiddleOf(code.rect, rect));
    if (!isTaken) kept.push(code);
  }
  return kept;
}

/** The barcodes that a second reading did not find. A text that two barcodes have must be found twice. */
export function unreadable(codes: readonly FoundCode[], again: readonly FoundCode[]): FoundCode[] {
  const left = [...again];
  return codes.filter((code) => {
    const at = left.findIndex((other) => isSameText(code, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Barcodes sorted as people read a label: from top to bottom, and in one line from left to right. */
export const inReadingOrder = (codes: readonly FoundCode[]): FoundCode[] =>
  [...codes].sort(({ rect: a }, { rect: b }) => a.firstVertex.y - b.firstVertex.y || a.firstVertex.x - b.firstVertex.x);
