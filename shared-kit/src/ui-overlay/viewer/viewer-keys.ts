import type { KeyboardEvent } from 'react';
import { latinKey } from '../../state';
import type { ViewControl } from './use-view';

export const ZOOM_STEP = 1.5;
const PAN_STEP_PX = 80;

export interface KeyActions {
  control: ViewControl;
  go: (by: number) => void;
  /** To the first or the last picture. */
  goToEnd: (last: boolean) => void;
}

/**
 * The viewer's keys: + and - enlarge, 0 resets, R turns (Shift: to the left), Page Up and Page Down change the picture. Arrows move
 * an enlarged picture; while the whole picture is shown, left and right change to another one. Escape is handled by the dialog.
 */
export function onViewerKey(event: KeyboardEvent, { control, go, goToEnd }: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const enlarged = control.view.zoom > 1;
  const actions: Record<string, () => void> = {
    '+': () => control.zoom(ZOOM_STEP),
    '=': () => control.zoom(ZOOM_STEP),
    '-': () => control.zoom(1 / ZOOM_STEP),
    '0': control.reset,
    r: () => control.turn(1),
    R: () => control.turn(event.shiftKey ? -1 : 1),
    PageUp: () => go(-1),
    PageDown: () => go(1),
    Home: () => goToEnd(false),
    End: () => goToEnd(true),
    ArrowLeft: () => (enlarged ? control.pan(PAN_STEP_PX, 0) : go(-1)),
    ArrowRight: () => (enlarged ? control.pan(-PAN_STEP_PX, 0) : go(1)),
    ArrowUp: () => control.pan(0, PAN_STEP_PX),
    ArrowDown: () => control.pan(0, -PAN_STEP_PX),
  };
  const action = actions[latinKey(event.nativeEvent)];
  if (!action) return;
  event.preventDefault();
  action();
}
