import type { PatternField } from './barcode-pattern';

/** Why a text does not match the fields: the first field that cannot match, after as many matching fields as possible (ADD-10). */
export interface Mismatch {
  /** The index of the first field that does not match; null when all fields match but the text is longer. */
  at: number | null;
  /** The index of the first character that does not match; the length of the text when it ends too early. */
  from: number;
  /** What is expected there: a literal text, a number of characters, or the end of the text. */
  missing: { literal: string } | { characters: number } | null;
}

export type FieldMatch =
  | { ok: true; values: string[] }
  /** `values` are those of the fields before the one that does not match. */
  | { ok: false; values: string[]; mismatch: Mismatch };

/** A part of a field: a literal text, or `least` to `most` characters that it `takes`. `at` is the index of the field. */
type Step = { at: number } & ({ literal: string } | { least: number; most: number; takes: (char: string) => boolean });

/** A set of positions in a text: 1 at the index of each position in the set. */
type Positions = Uint8Array;

// As in regular expressions, where a dot does not match a line end.
const isNoLineEnd = (char: string): boolean => !/[\n\r\u2028\u2029]/.test(char);

function lengths(limiter: string): [least: number, most: number] | null {
  if (limiter === '-1') return [0, Infinity];
  const [, from, comma, to] = /^(\d+)(,?)(\d*)$/.exec(limiter) ?? [];
  if (from === undefined) return null;
  if (comma === '') return [Number(from), Number(from)];
  return [Number(from), to === '' ? Infinity : Number(to)];
}

function stepsOf(field: PatternField, at: number): Step[] {
  if (field.type === 'constant') return [{ at, literal: field.name }];
  const { prefix = '', postfix = '', limiter } = field;
  if (field.limiterType === 'separator') {
    const end = postfix + limiter;
    return [
      { at, literal: prefix },
      { at, least: 0, most: Infinity, takes: (char) => !end.includes(char) },
      { at, literal: end },
    ];
  }
  // An invalid length, as in old documents, matches nothing.
  const [least, most] = lengths(limiter) ?? [Infinity, 0];
  return [
    { at, literal: prefix },
    { at, least, most, takes: isNoLineEnd },
    { at, literal: postfix },
  ];
}

/** For each position, the index of the next character that is not taken. */
function runEnds(text: string, takes: (char: string) => boolean): Uint32Array {
  const ends = new Uint32Array(text.length + 1);
  ends[text.length] = text.length;
  for (let p = text.length - 1; p >= 0; p--) ends[p] = takes(text[p]!) ? ends[p + 1]! : p;
  return ends;
}

/** The positions after a step that begins at any of the given positions. */
function forward(step: Step, from: Positions, text: string): Positions {
  const to = new Uint8Array(text.length + 1);
  if ('literal' in step) {
    from.forEach((is, p) => is && text.startsWith(step.literal, p) && (to[p + step.literal.length] = 1));
    return to;
  }
  const ends = runEnds(text, step.takes);
  let filled = 0;
  from.forEach((is, p) => {
    if (!is) return;
    const last = Math.min(p + step.most, ends[p]!);
    // Ranges of later positions begin and end later, so no position needs to be set twice.
    for (let q = Math.max(p + step.least, filled); q <= last; q++) to[q] = 1;
    filled = Math.max(filled, last + 1);
  });
  return to;
}

/** The last possible end of a value that begins at `p`, if the rest is to match. Before `p + step.least` if there is none. */
function valueEnd(step: Exclude<Step, { literal: string }>, p: number, ends: Uint32Array, lastGood: Int32Array): number {
  return lastGood[Math.min(p + step.most, ends[p]!)]!;
}

/** For each position, the nearest position of the set that is not after it; -1 when there is none. */
function lastAmong(positions: Positions): Int32Array {
  const last = new Int32Array(positions.length);
  let nearest = -1;
  positions.forEach((is, p) => (last[p] = nearest = is ? p : nearest));
  return last;
}

/** The positions at which a step can begin so that it ends at one of the given positions. */
function backward(step: Step, to: Positions, text: string): Positions {
  const from = new Uint8Array(text.length + 1);
  if ('literal' in step) {
    for (let p = 0; p <= text.length; p++) from[p] = text.startsWith(step.literal, p) && to[p + step.literal.length] ? 1 : 0;
    return from;
  }
  const ends = runEnds(text, step.takes);
  const lastGood = lastAmong(to);
  for (let p = 0; p <= text.length; p++) from[p] = valueEnd(step, p, ends, lastGood) >= p + step.least ? 1 : 0;
  return from;
}

/** The values in a text that matches. Each is as long as possible, beginning with the first, as in expressions. */
function valuesOf(steps: readonly Step[], ignoreRemaining: boolean, text: string): string[] {
  const good: Positions[] = Array.from({ length: steps.length + 1 });
  good[steps.length] = new Uint8Array(text.length + 1).fill(ignoreRemaining ? 1 : 0);
  good[steps.length]![text.length] = 1;
  for (let i = steps.length - 1; i >= 0; i--) good[i] = backward(steps[i]!, good[i + 1]!, text);
  const values: string[] = [];
  let p = 0;
  steps.forEach((step, i) => {
    if ('literal' in step) return void (p += step.literal.length);
    const end = valueEnd(step, p, runEnds(text, step.takes), lastAmong(good[i + 1]!));
    values.push(text.slice(p, end));
    p = end;
  });
  return values;
}

function sharedLength(literal: string, text: string, p: number): number {
  let length = 0;
  while (length < literal.length && literal[length] === text[p + length]) length++;
  return length;
}

/** The position at which a step fails: for a literal the last one where most of its characters match, for a value the one with most characters left. */
function mismatchAt(step: Step, reached: Positions, text: string): Mismatch {
  const positions = [...reached.keys()].filter((p) => reached[p]);
  const { at } = step;
  if (!('literal' in step)) {
    return { at, from: positions[0] ?? 0, missing: { characters: Number.isFinite(step.least) ? step.least : 1 } };
  }
  const { literal } = step;
  const best = positions.reduce(
    (one, p) => (sharedLength(literal, text, p) >= sharedLength(literal, text, one) ? p : one),
    positions[0] ?? 0,
  );
  return { at, from: best + sharedLength(literal, text, best), missing: { literal } };
}

/**
 * The values of the fields in a text, or the field and the character at which it does not match. It finds the same values as `testRegex` with
 * `buildRegex`, but its time only grows with the number of fields and characters. So it needs no worker, and it explains a mismatch.
 */
export function matchFields(fields: readonly PatternField[], ignoreRemaining: boolean, text: string): FieldMatch {
  const steps = fields.flatMap(stepsOf);
  let reached: Positions = new Uint8Array(text.length + 1);
  reached[0] = 1;
  for (const step of steps) {
    const next = forward(step, reached, text);
    if (!next.includes(1)) {
      const before = steps.filter(({ at }) => at < step.at);
      return { ok: false, values: valuesOf(before, true, text), mismatch: mismatchAt(step, reached, text) };
    }
    reached = next;
  }
  if (ignoreRemaining || reached[text.length]) return { ok: true, values: valuesOf(steps, ignoreRemaining, text) };
  return { ok: false, values: valuesOf(steps, true, text), mismatch: { at: null, from: reached.lastIndexOf(1), missing: null } };
}
