/** Keys as actions name them (`mod+k`, `?`, `g h`), out of what a keyboard says. */

/** Within this the second key of a sequence has to come. */
const SEQUENCE_MS = 1000;

/** Where keys are text, or choose among things: nothing else may listen then. */
const TYPING = 'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=file],[type=range],[type=color]),textarea,select,[contenteditable=""],[contenteditable=true],[role=textbox],[role=searchbox],[role=combobox],[role=listbox],[role=menu],[role=application]';

/** What was pressed, as actions name it; null for keys that no action may have. */
export function strokeOf(event: KeyboardEvent, modKey: 'Meta' | 'Control'): string | null {
  const { key, shiftKey } = event;
  if (key.length !== 1 || key === ' ') return null;
  const character = key.toLowerCase();
  // Some layouts reach characters such as `/` by AltGr only, which also counts as Ctrl and Alt.
  const held = event.getModifierState('AltGraph') ? [] : (['ctrlKey', 'metaKey', 'altKey'] as const).filter((name) => event[name]);
  const mod = modKey === 'Meta' ? 'metaKey' : 'ctrlKey';
  const isLetter = character !== key.toUpperCase();
  // Which keys need Shift is up to the layout, except for letters.
  if (isLetter && shiftKey) return null;
  if (held.length === 0) return character;
  return held.length === 1 && held[0] === mod ? `mod+${character}` : null;
}

/** Whether somebody is typing or choosing: only what is no text and no choice may listen then. */
export const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Whether all shortcuts rest: a dialog is open, or the key has been used already. */
export function isResting(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  return [...document.querySelectorAll('dialog[open],[role=dialog],[role=alertdialog]')].some(isShown);
}

/** A closed dialog may stay in the document, out of sight. */
const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Puts strokes together to the keys of an action. */
export class KeySequence {
  private first: { stroke: string; until: number } | null = null;

  /** The keys that `stroke` completes at the moment `now`; null when there are none, or not yet. */
  press(stroke: string, known: readonly string[], now: number): string | null {
    const sequence = this.first && now < this.first.until ? `${this.first.stroke} ${stroke}` : null;
    this.first = null;
    if (sequence !== null && known.includes(sequence)) return sequence;
    if (known.includes(stroke)) return stroke;
    if (known.some((keys) => keys.startsWith(`${stroke} `))) this.first = { stroke, until: now + SEQUENCE_MS };
    return null;
  }
}
