import { EMPTY_DRAWING, NO_PATTERN, type LabelDrawing } from './drawing';
import { barcodeAt, draggedBox, freePlace, handleAt, isLargeEnough, isOnOutline, nudge, REGION, type Drag } from './drag';
import { boxOf, type Box } from './geometry';

const PICTURE: Box = { left: 0, top: 0, right: 800, bottom: 600 };
const RULES = { picture: PICTURE, snapDistance: 6, minSize: 5 };
const rectangle = (x: number, y: number, width: number, height: number) => ({
  firstVertex: { x, y },
  secondVertex: { x: x + width, y: y + height },
});
const barcode = (id: string, ...place: Parameters<typeof rectangle>) => ({ id, ...rectangle(...place), pattern: NO_PATTERN });
const DRAWING: LabelDrawing = {
  ...EMPTY_DRAWING,
  region: rectangle(20, 20, 700, 500),
  barcodes: [barcode('a', 100, 100, 200, 80), barcode('b', 150, 120, 200, 80), barcode('c', 500, 300, 100, 50)],
};
const move = (target: string, dx: number, dy: number): Drag => ({
  kind: 'move',
  target,
  start: boxOf(target === REGION ? DRAWING.region! : DRAWING.barcodes.find(({ id }) => id === target)!),
  from: { x: 0, y: 0 },
  to: { x: dx, y: dy },
});

describe('dragging', () => {
  it('LABEL-05 draws from the point where it began, inside the picture', () => {
    const drag: Drag = { kind: 'draw', what: 'region', from: { x: 300, y: 200 }, to: { x: -50, y: 900 } };
    expect(draggedBox(DRAWING, drag, RULES).box).toEqual({ left: 0, top: 200, right: 300, bottom: 600 });
  });

  it('ADD-06 moves a barcode and snaps it to the edges of others, showing the guide line', () => {
    expect(draggedBox(DRAWING, move('c', -203, 0), RULES)).toEqual({
      box: { left: 300, top: 300, right: 400, bottom: 350 },
      guides: [{ axis: 'x', at: 300 }],
    });
    expect(draggedBox(DRAWING, move('c', -203, 0), { ...RULES, snapDistance: 0 }).box.left).toBe(297);
  });

  it('ADD-06 keeps a moved barcode inside the region, and the region inside the picture', () => {
    expect(draggedBox(DRAWING, move('c', 900, 900), RULES).box).toEqual({ left: 620, top: 470, right: 720, bottom: 520 });
    expect(draggedBox(DRAWING, move(REGION, 900, 0), RULES).box).toEqual({ left: 100, top: 20, right: 800, bottom: 520 });
  });

  it('ADD-06 resizes from a handle, snapping to the region', () => {
    const drag: Drag = {
      kind: 'resize',
      target: 'c',
      handle: 'e',
      start: boxOf(DRAWING.barcodes[2]!),
      from: { x: 0, y: 0 },
      to: { x: 116, y: 99 },
    };
    expect(draggedBox(DRAWING, drag, RULES)).toEqual({
      box: { left: 500, top: 300, right: 720, bottom: 350 },
      guides: [{ axis: 'x', at: 720 }],
    });
  });

  it('LABEL-06 counts a move of less than five screen pixels as a press', () => {
    expect(isLargeEnough({ left: 0, top: 0, right: 8, bottom: 50 }, 0.5)).toBe(false);
    expect(isLargeEnough({ left: 0, top: 0, right: 10, bottom: 10 }, 0.5)).toBe(true);
  });
});

describe('what is under the pointer', () => {
  it('LABEL-07 is the topmost of overlapping barcodes', () => {
    expect(barcodeAt(DRAWING, { x: 200, y: 150 })).toBe('b');
    expect(barcodeAt(DRAWING, { x: 110, y: 110 })).toBe('a');
    expect(barcodeAt(DRAWING, { x: 700, y: 20 })).toBeNull();
  });

  it('ADD-06 is a handle or the outline of the region when it is near', () => {
    expect(handleAt(boxOf(DRAWING.barcodes[0]!), { x: 303, y: 183 }, 7)).toBe('se');
    expect(handleAt(boxOf(DRAWING.barcodes[0]!), { x: 220, y: 140 }, 7)).toBeNull();
    expect(isOnOutline(boxOf(DRAWING.region!), { x: 23, y: 300 }, 7)).toBe(true);
    expect(isOnOutline(boxOf(DRAWING.region!), { x: 60, y: 300 }, 7)).toBe(false);
  });
});

describe('without a mouse', () => {
  it('ADD-07 moves and resizes by pixels, within the bounds', () => {
    expect(nudge(DRAWING, 'c', { x: -1, y: 10 }, false, PICTURE)).toEqual({ left: 499, top: 310, right: 599, bottom: 360 });
    expect(nudge(DRAWING, 'c', { x: -500, y: 500 }, true, PICTURE)).toEqual({ left: 500, top: 300, right: 501, bottom: 520 });
    expect(nudge(DRAWING, 'gone', { x: 1, y: 0 }, false, PICTURE)).toBeUndefined();
  });

  it('ADD-07 finds a place for another barcode inside the region, not on top of one', () => {
    const first = freePlace({ ...DRAWING, barcodes: [] })!;
    const second = freePlace({ ...DRAWING, barcodes: [barcode('x', first.left, first.top, 10, 10)] })!;
    expect([second.left, second.top]).toEqual([first.left + 8, first.top + 8]);
    expect(freePlace(EMPTY_DRAWING)).toBeNull();
  });
});
