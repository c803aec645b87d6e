const isMac = (): boolean => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key that `mod` stands for. */
export const modKey = (): 'Meta' | 'Control' => (isMac() ? 'Meta' : 'Control');

/**
 * The key of an event as shortcuts are written: what it types, and on a layout of other letters, such as Cyrillic or Greek, the Latin letter
 * at its place. Capital with Shift, as `key`.
 */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOfOtherLetters = key.length === 1 && key > '\u007f' && letter !== undefined;
  if (!isOfOtherLetters) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

const capOf = (key: string): string => {
  if (key === 'mod') return isMac() ? '⌘' : 'Ctrl';
  return key.length === 1 ? key.toUpperCase() : key;
};

/** The names of the keys of an action, one list for each stroke: `mod+k` is `[['Ctrl', 'K']]`. */
export function keyCaps(keys: string): string[][] {
  return keys.split(' ').map((stroke) => stroke.split('+').map(capOf));
}

/** The keys as one text, for tooltips: `Ctrl+K`, `G H`. */
export const keyText = (keys: string): string =>
  keyCaps(keys)
    .map((stroke) => stroke.join('+'))
    .join(' ');

/** The keys for `aria-keyshortcuts`, which has no notation for sequences. */
export function ariaKeys(keys: string): string | undefined {
  if (keys.includes(' ')) return undefined;
  return keys.replace('mod', modKey());
}

/** A shortcut without Ctrl or the like, which is pressed by accident and so can be turned off (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => !keys.includes('mod+');
