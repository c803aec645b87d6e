import type { Vertex } from 'shared-kit/model';
import { REGION } from './drag';
import { EMPTY_DRAWING, NO_PATTERN, type LabelDrawing } from './drawing';
import { hitAt, continueGesture, startGesture, type GestureContext } from './gestures';

const rectangle = (x: number, y: number, width: number, height: number) => ({
  firstVertex: { x, y },
  secondVertex: { x: x + width, y: y + height },
});
const DRAWING: LabelDrawing = {
  ...EMPTY_DRAWING,
  region: rectangle(20, 20, 700, 500),
  barcodes: [{ id: 'a', ...rectangle(100, 100, 200, 80), pattern: NO_PATTERN }],
};
const ON_BARCODE = { x: 150, y: 140 };
const ON_CORNER = { x: 301, y: 181 };
const ON_OUTLINE = { x: 21, y: 300 };
const ON_NOTHING = { x: 600, y: 400 };

const press = (point: Vertex, ground: Partial<GestureContext> = {}, pans = false) => {
  const whole: GestureContext = { drawing: DRAWING, mode: 'none', selected: null, readOnly: false, ...ground };
  return startGesture(whole, point, hitAt(whole, point, 7), pans);
};
const DRAG_THRESHOLD = 3;
const further = ({ x, y }: Vertex) => ({ x: x + 10, y });

describe('a gesture on the canvas', () => {
  it.each([
    ['a barcode', ON_BARCODE, {}, 'moving'],
    ['a handle of the selected barcode', ON_CORNER, { selected: 'a' }, 'resizing'],
    ['the outline of the region', ON_OUTLINE, {}, 'moving'],
    ['nothing', ON_NOTHING, {}, 'panning'],
    ['a barcode of a label that may not be changed', ON_BARCODE, { readOnly: true }, 'pointing'],
    ['a barcode in the mode that deletes', ON_BARCODE, { mode: 'delete' }, 'pointing'],
  ] as const)('that begins on %s is a press until it moves, and then does what that place allows', (_, point, ground, name) => {
    const gesture = press(point, ground);
    expect(gesture.name).toBe('pointing');
    expect(continueGesture(gesture, further(point), DRAG_THRESHOLD).name).toBe(name);
  });

  it('counts as a press until it exceeds the drag threshold', () => {
    const gesture = press(ON_BARCODE);
    expect(continueGesture(gesture, { ...ON_BARCODE, x: ON_BARCODE.x + DRAG_THRESHOLD }, DRAG_THRESHOLD)).toBe(gesture);
    expect(gesture).toMatchObject({ pressedTarget: 'a' });
    expect(press(ON_OUTLINE)).toMatchObject({ pressedTarget: REGION });
  });

  it('draws from the first move in a drawing mode, and moves the picture in every mode while the space bar is held', () => {
    const drawing = press(ON_BARCODE, { mode: 'add' });
    expect(continueGesture(drawing, ON_NOTHING, DRAG_THRESHOLD)).toEqual({
      name: 'drawing',
      drag: { kind: 'draw', what: 'barcode', from: ON_BARCODE, to: ON_NOTHING },
    });
    expect(press(ON_BARCODE, { mode: 'region' })).toMatchObject({ drag: { what: 'region' } });
    expect(press(ON_BARCODE, { mode: 'add' }, true)).toEqual({ name: 'panning' });
  });
});
