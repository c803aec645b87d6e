import { EMPTY_DRAWING, NO_PATTERN, type LabelDrawing } from './drawing';
import { startHistory } from './history';
import {
  editingOf,
  isPatternChanged,
  redoStep,
  undoStep,
  withDrawing,
  withEdited,
  withMode,
  withSavedPattern,
  withValues,
  type Steps,
} from './steps';

const barcode = (id: string) => ({ id, firstVertex: { x: 0, y: 0 }, secondVertex: { x: 9, y: 9 }, pattern: NO_PATTERN });
const DRAWING: LabelDrawing = { ...EMPTY_DRAWING, barcodes: [barcode('a'), barcode('b')] };
const start = (): Steps => startHistory({ editing: { drawing: DRAWING, mode: 'none', edited: null }, label: '' });
const TYPED = { ...NO_PATTERN, ignoreRemaining: true };

it('ADD-06 counts the typing of a name as one step, until something else is done', () => {
  let steps = start();
  for (const name of ['P', 'Pa', 'Pal']) steps = withDrawing(steps, { ...DRAWING, name }, 'Name', 'name');
  expect(steps.past).toHaveLength(1);
  steps = withDrawing(withMode(steps, 'add', ''), { ...DRAWING, name: 'Pall' }, 'Name', 'name');
  expect(steps.past).toHaveLength(2);
});

it('undoes what was drawn, but not the mode', () => {
  const drawn = withDrawing(withMode(start(), 'add', ''), { ...DRAWING, barcodes: [] }, 'Removed');
  const back = undoStep(withMode(drawn, 'delete', ''));
  expect(editingOf(back)).toMatchObject({ mode: 'delete', drawing: DRAWING });
});

it('ADD-06 D-59 leaving a pattern discards what was typed, and undo restores it together with the mode', () => {
  const typed = withValues(withEdited(start(), 'a', ''), TYPED, 'Ignore remaining');
  expect(isPatternChanged(editingOf(typed))).toBe(true);
  const left = withMode(typed, 'none', 'Left');
  expect(editingOf(left)).toMatchObject({ mode: 'none', edited: null, drawing: DRAWING });
  const back = undoStep(left);
  expect(editingOf(back)).toMatchObject({ mode: 'pattern', edited: { id: 'a', values: TYPED } });
  expect(editingOf(redoStep(back)).mode).toBe('none');
});

it('ADD-06 switches to the pattern of another barcode, and back with what was typed', () => {
  const typed = withValues(withEdited(start(), 'a', ''), TYPED, 'Ignore remaining');
  const other = withEdited(typed, 'b', 'Left');
  expect(editingOf(other).edited?.id).toBe('b');
  expect(editingOf(undoStep(other)).edited).toEqual({ id: 'a', values: TYPED });
});

it('D-59 PATTERN-01 saving stores the pattern in the drawing, leaves the mode and is one step', () => {
  const saved = withSavedPattern(withValues(withEdited(start(), 'a', ''), TYPED, ''), 'Saved');
  expect(editingOf(saved)).toMatchObject({ mode: 'none', edited: null });
  expect(editingOf(saved).drawing.barcodes[0]?.pattern).toEqual(TYPED);
  expect(editingOf(undoStep(saved)).mode).toBe('pattern');
});
