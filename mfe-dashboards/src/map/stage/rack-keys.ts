import type { Direction } from '../draw/neighbour';

/** What a key does on the map. */
export type KeyAction = { go: Direction; extend: boolean } | { zoom: number } | 'fit' | 'open' | 'select' | 'clear';

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'streetBefore',
  PageDown: 'streetAfter',
  Home: 'first',
  End: 'last',
};

const ZOOM_STEP = 1.4;

const OTHERS: Record<string, KeyAction> = {
  '+': { zoom: ZOOM_STEP },
  '=': { zoom: ZOOM_STEP },
  '-': { zoom: 1 / ZOOM_STEP },
  '0': 'fit',
  Enter: 'open',
  ' ': 'select',
  Escape: 'clear',
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key; undefined for the keys of the browser and the page. */
export function keyAction({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const go = DIRECTIONS[key];
  return go ? { go, extend: shiftKey } : OTHERS[key];
}
