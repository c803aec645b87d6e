import type { Vertex } from 'shared-kit/model';
import { latinKey } from 'shared-kit/state';
import type { Mode } from '../drawing/drawing';

/** The single key of each mode, in the tools, on the canvas and in the list of shortcuts. */
export const MODE_KEYS: Readonly<Record<Mode, string>> = { none: 'v', region: 'r', add: 'b', delete: 'd', pattern: 'p' };

export type Command =
  | { kind: 'nudge'; by: Vertex; resize: boolean }
  | { kind: 'zoom'; steps: number }
  | { kind: 'mode'; mode: Mode }
  | { kind: 'fit' | 'enter' | 'escape' | 'remove' | 'next' | 'previous' | 'space' };

const ARROWS: Readonly<Record<string, Vertex>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 10;

const OTHERS: Readonly<Record<string, Command>> = {
  '+': { kind: 'zoom', steps: 1 },
  '=': { kind: 'zoom', steps: 1 },
  '-': { kind: 'zoom', steps: -1 },
  '0': { kind: 'fit' },
  Enter: { kind: 'enter' },
  Escape: { kind: 'escape' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  PageDown: { kind: 'next' },
  PageUp: { kind: 'previous' },
  ' ': { kind: 'space' },
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The command of a key on the canvas: arrows move by 1, with Shift by 10, with Alt they resize; null for keys that the canvas does not use. */
export function commandOf(press: KeyPress): Command | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press;
  if (ctrlKey || metaKey) return null;
  const arrow = ARROWS[key];
  if (arrow) {
    const step = shiftKey ? LARGE_STEP : 1;
    return { kind: 'nudge', by: { x: arrow.x * step, y: arrow.y * step }, resize: altKey };
  }
  if (altKey) return null;
  const mode = (Object.keys(MODE_KEYS) as Mode[]).find((one) => MODE_KEYS[one] === latinKey(press).toLowerCase());
  if (mode && !shiftKey) return { kind: 'mode', mode };
  return OTHERS[key] ?? null;
}
