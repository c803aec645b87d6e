import fc from 'fast-check';
import { addStep, redo, startHistory, undo } from './history';

describe('undoing and redoing', () => {
  it('ADD-06 goes back through every step and forward again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 50 }), (steps) => {
        const all = steps.reduce((history, step) => addStep(history, { step }), startHistory({ step: 0 }));
        const back = steps.reduce((history) => undo(history), all);
        expect(back.present).toEqual({ step: 0 });
        expect(steps.reduce((history) => redo(history), back)).toEqual(all);
      }),
    );
  });

  it('ADD-06 drops the undone steps once something else is done', () => {
    const undone = undo(addStep(startHistory('a'), 'b'));
    expect(redo(addStep(undone, 'c')).present).toBe('c');
  });

  it('ADD-06 does nothing when there is no step before or after', () => {
    const start = startHistory('a');
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });
});
