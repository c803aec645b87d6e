import type { PatternField } from './barcode-pattern';

/** Why a text is not what the fields say, by the longest row of fields from the first on that it does begin with (ADD-10). */
export interface Mismatch {
  /** The place of the first field that does not match; null when all do and the text goes on. */
  at: number | null;
  /** The index of the character from which on it does not; the length of the text when that ends too early. */
  from: number;
  /** What should stand there: a literal text, this many characters, or nothing more. */
  missing: { literal: string } | { characters: number } | null;
}

export type FieldMatch =
  | { ok: true; values: string[] }
  /** `values` are those of the fields before the one that does not match. */
  | { ok: false; values: string[]; mismatch: Mismatch };

/** What can be walked over in a text: a literal, or a number of characters of a kind. */
type Step = { at: number } & ({ literal: string } | { least: number; most: number; takes: (char: string) => boolean });

/** Positions in a text, by index, that can be reached or left from; 1 for those. */
type Positions = Uint8Array;

// As in expressions: a dot takes no line end.
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
    return [{ at, literal: prefix }, { at, least: 0, most: Infinity, takes: (char) => !end.includes(char) }, { at, literal: end }];
  }
  // What is no length, in an old document, takes nothing.
  const [least, most] = lengths(limiter) ?? [Infinity, 0];
  return [{ at, literal: prefix }, { at, least, most, takes: isNoLineEnd }, { at, literal: postfix }];
}

/** For each position, the index of the first character from there on that is not taken. */
function runEnds(text: string, takes: (char: string) => boolean): Uint32Array {
  const ends = new Uint32Array(text.length + 1);
  ends[text.length] = text.length;
  for (let p = text.length - 1; p >= 0; p--) ends[p] = takes(text[p]!) ? ends[p + 1]! : p;
  return ends;
}

/** Where a step leads to from any of the positions. */
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
    // The stretches of later positions begin and end later: what is filled is not filled again.
    for (let q = Math.max(p + step.least, filled); q <= last; q++) to[q] = 1;
    filled = Math.max(filled, last + 1);
  });
  return to;
}

/** How far a value reaches that begins at `p`: as far as it can for what follows to match. Less than its least when it cannot. */
function valueEnd(step: Exclude<Step, { literal: string }>, p: number, ends: Uint32Array, lastGood: Int32Array): number {
  return lastGood[Math.min(p + step.most, ends[p]!)]!;
}

/** For each position, the last one up to there that is among the positions; -1 when none is. */
function lastAmong(positions: Positions): Int32Array {
  const last = new Int32Array(positions.length);
  let found = -1;
  positions.forEach((is, p) => (last[p] = found = is ? p : found));
  return last;
}

/** Those positions from which a step leads to one of the others. */
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

/** The values of a text that matches: each as long as it can be, from the first on, as expressions take them. */
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

/** Where a step fails: a literal where most of it stands, and as late as that may be; a value where most characters are left. */
function mismatchAt(step: Step, reached: Positions, text: string): Mismatch {
  const positions = [...reached.keys()].filter((p) => reached[p]);
  const { at } = step;
  if (!('literal' in step)) {
    return { at, from: positions[0] ?? 0, missing: { characters: Number.isFinite(step.least) ? step.least : 1 } };
  }
  const { literal } = step;
  const best = positions.reduce((one, p) => (sharedLength(literal, text, p) >= sharedLength(literal, text, one) ? p : one), positions[0] ?? 0);
  return { at, from: best + sharedLength(literal, text, best), missing: { literal } };
}

/**
 * What the expression of the fields finds in a text, or which field it fails at and from which character on. The same as `testRegex`
 * with `buildRegex`, but its time grows with fields and characters alone, whatever the fields are; so it explains what does not match,
 * and serves where no worker can run an expression.
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
