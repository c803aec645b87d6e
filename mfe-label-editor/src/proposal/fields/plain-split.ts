import type { Piece } from './piece';

/** Characters that part values, the surest first. A point may stand in a number and a hyphen in a code. */
const SEPARATORS = [';', '|', '\t', ',', '#', '*', '^', '~', '$', '&', '/', '_', ':', ' ', '-', '.'];

/** Fields that a pattern may have; the last one takes the rest. */
const MAX_PARTS = 50;

const value = (text: string, end: Extract<Piece, { kind: 'value' }>['end'], name: string | null = null): Piece => ({ kind: 'value', name, text, end });

/** A part that says what it is, as `LOT=42` or `LOT:42` does. */
const NAMED = /^([\p{L}][\p{L}\p{N} ]{0,29})([=:])(.*)$/u;

/** What ends at a separator, and the rest, whose length nobody knows. Null without a separator. */
export function splitAtSeparators(text: string): Piece[] | null {
  const separator = SEPARATORS.find((char) => text.includes(char));
  // A control character may be no separator of a pattern, and is no part of a text that people can read.
  if (separator === undefined || separator === '\t') return null;
  const all = text.split(separator);
  const parts = [...all.slice(0, MAX_PARTS - 1), ...(all.length >= MAX_PARTS ? [all.slice(MAX_PARTS - 1).join(separator)] : [])];
  // With the separator at the end there is no rest.
  const rest = parts.at(-1) === '' ? null : parts.at(-1)!;
  return [
    ...parts.slice(0, -1).flatMap((part) => named(part, { separator })),
    ...(rest === null ? [] : named(rest, { range: '-1' })),
  ];
}

function named(part: string, end: { separator: string } | { range: string }): Piece[] {
  const [, name, equals, text] = NAMED.exec(part) ?? [];
  if (name === undefined || text === undefined) return [value(part, end)];
  return [{ kind: 'literal', text: `${name}${equals}` }, value(text, end, name.trim())];
}

/** Runs of letters, of digits and of anything else, each as long as it is here; what is neither letter nor digit stands there always. */
export function splitRuns(text: string): Piece[] | null {
  const runs = text.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu) ?? [];
  if (runs.length < 2 || runs.length > MAX_PARTS) return null;
  return runs.map((run) => (/^[\p{L}\p{N}]/u.test(run) ? value(run, { range: String(run.length) }) : { kind: 'literal', text: run }));
}

/** One value of this length. */
export const oneValue = (text: string, name: string | null): Piece[] => [value(text, { range: String(text.length) }, name)];
