/** Translates keyboard events to the shortcuts of actions: `mod+k`, `?`, `g h`. */

import { latinKey } from 'shared-kit/state';
import { isShown } from './is-shown';

/** The longest pause before the second key of a sequence. */
const SEQUENCE_MS = 1000;

/** Controls that need the keys themselves, to type text or to choose an option. */
const TYPING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=file],[type=range],[type=color]),textarea,select,[contenteditable=""],[contenteditable=true],[role=textbox],[role=searchbox],[role=combobox],[role=listbox],[role=menu],[role=application]';

/** The pressed key in the notation of actions; null for keys that no action may use. */
export function strokeOf(event: KeyboardEvent, modKey: 'Meta' | 'Control'): string | null {
  const { shiftKey } = event;
  const key = latinKey(event);
  if (key.length !== 1 || key === ' ') return null;
  const character = key.toLowerCase();
  // Some layouts reach characters such as `/` by AltGr only, which also counts as Ctrl and Alt.
  const modifiers = event.getModifierState('AltGraph') ? [] : (['ctrlKey', 'metaKey', 'altKey'] as const).filter((name) => event[name]);
  const mod = modKey === 'Meta' ? 'metaKey' : 'ctrlKey';
  const isLetter = character !== key.toUpperCase();
  // Which keys need Shift is up to the layout, except for letters.
  if (isLetter && shiftKey) return null;
  if (modifiers.length === 0) return character;
  return modifiers.length === 1 && modifiers[0] === mod ? `mod+${character}` : null;
}

/** Whether the focus is in a control that needs the keys itself. */
export const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Whether to ignore all shortcuts: a dialog is open, or another listener has handled the key. */
export function areShortcutsOff(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  // A closed dialog may stay in the document, but hidden.
  return [...document.querySelectorAll('dialog[open],[role=dialog],[role=alertdialog]')].some(isShown);
}

/** Recognises shortcuts of one key and of two keys in a row. */
export class KeySequence {
  private first: { stroke: string; until: number } | null = null;

  /** The one of `shortcuts` that `stroke` completes; null when there is none, or when it is the first key of two. `now` in milliseconds. */
  press(stroke: string, shortcuts: readonly string[], now: number): string | null {
    const sequence = this.first && now < this.first.until ? `${this.first.stroke} ${stroke}` : null;
    this.first = null;
    if (sequence !== null && shortcuts.includes(sequence)) return sequence;
    if (shortcuts.includes(stroke)) return stroke;
    if (shortcuts.some((keys) => keys.startsWith(`${stroke} `))) this.first = { stroke, until: now + SEQUENCE_MS };
    return null;
  }
}
