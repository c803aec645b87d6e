import type { KeyboardEvent } from 'react';
import { freePlace, nudge, REGION } from '../drawing/drag';
import { rectangleOf, type Box, type Size } from '../drawing/geometry';
import type { Editor } from '../editing/use-editor';
import { commandOf, type Command } from './canvas-keys';
import { choose } from './tools';
import type { usePointers } from './use-pointers';
import type { ViewControl } from './use-view';

const PAN_PX = 40;

/** Handles the keys of the canvas, which do everything that a pointer can do (ADD-07). */
export function useCanvasKeys(editor: Editor, control: ViewControl, pointers: ReturnType<typeof usePointers>, picture: Size) {
  const { drawing, editing, selected } = editor;
  const { mode } = editing;
  const bounds: Box = { left: 0, top: 0, right: picture.width, bottom: picture.height };

  const runNudge = ({ by, resize }: Extract<Command, { kind: 'nudge' }>) => {
    if (selected === null || mode === 'pattern') return control.pan(-by.x * PAN_PX, -by.y * PAN_PX);
    const box = nudge(drawing, selected, by, resize, bounds);
    if (!box) return;
    // Moving, or resizing, several times in a row is one step for undo.
    editor.place(selected, box, `${resize ? 'resize' : 'move'} ${selected}`);
    control.reveal(box);
  };
  const enter = () => {
    if (mode === 'region') return editor.drawRegion(rectangleOf(bounds));
    if (mode === 'add') return editor.drawBarcode(rectangleOf(freePlace(drawing) ?? bounds));
    if (selected === null || selected === REGION) return;
    if (mode === 'delete') editor.remove(selected);
    else editor.editPattern(selected);
  };
  const escape = () => {
    if (pointers.cancel()) return;
    if (mode !== 'none') editor.setMode('none');
    else editor.select(null);
  };
  const selectNext = (by: 1 | -1) => {
    const ids = drawing.barcodes.map(({ id }) => id);
    const at = ids.indexOf(selected ?? '');
    const next = ids[at < 0 ? (by > 0 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length];
    if (next === undefined) return;
    if (mode === 'pattern') editor.editPattern(next);
    else editor.select(next);
  };
  const run = (command: Command) => {
    switch (command.kind) {
      case 'nudge':
        return runNudge(command);
      case 'zoom':
        return control.zoomBy(command.steps);
      case 'mode':
        return choose(editor, command.mode);
      case 'fit':
        return control.fit();
      case 'enter':
        return enter();
      case 'escape':
        return escape();
      case 'remove':
        return selected !== null && selected !== REGION ? editor.remove(selected) : undefined;
      case 'next':
        return selectNext(1);
      case 'previous':
        return selectNext(-1);
      case 'space':
        return pointers.setSpaceHeld(true);
    }
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      const command = commandOf(event.nativeEvent);
      if (!command) return;
      event.preventDefault();
      run(command);
    },
    onKeyUp: ({ key }: KeyboardEvent) => key === ' ' && pointers.setSpaceHeld(false),
    onBlur: () => pointers.setSpaceHeld(false),
  };
}
