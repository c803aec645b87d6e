import type { ProposedField } from './proposed-field';

/** Separators, the most reliable first, which are control characters for this purpose. A point may belong to a number, a hyphen to a code. */
const SEPARATORS = [
  '\u001c',
  '\u001d',
  '\u001e',
  '\u001f',
  ';',
  '|',
  '\t',
  ',',
  '#',
  '*',
  '^',
  '~',
  '$',
  '&',
  '/',
  '_',
  ':',
  ' ',
  '-',
  '.',
];

/** How many fields a pattern may have; the last one takes the rest of the text. */
const MAX_FIELDS = 50;

const value = (text: string, end: Extract<ProposedField, { kind: 'value' }>['end'], name: string | null = null): ProposedField => ({
  kind: 'value',
  name,
  text,
  end,
});

/** A part that names its value, such as `LOT=42` or `LOT:42`. */
const NAMED = /^([\p{L}][\p{L}\p{N} ]{0,29})([=:])(.*)$/u;

/** Splits a text at its separators. The last value takes the rest, whatever its length. Null when there is no separator. */
export function splitAtSeparators(text: string): ProposedField[] | null {
  const separator = SEPARATORS.find((char) => text.includes(char));
  if (separator === undefined) return null;
  const all = text.split(separator);
  const parts = [...all.slice(0, MAX_FIELDS - 1), ...(all.length >= MAX_FIELDS ? [all.slice(MAX_FIELDS - 1).join(separator)] : [])];
  // A text that ends with the separator has no rest.
  const rest = parts.at(-1) === '' ? null : parts.at(-1)!;
  return [
    ...parts.slice(0, -1).flatMap((part) => splitNamed(part, { separator })),
    ...(rest === null ? [] : splitNamed(rest, { range: '-1' })),
  ];
}

/** Splits a text of several lines, each of which is a value that ends at its line end. Null for one line, and for too many. */
export function splitLines(text: string): ProposedField[] | null {
  const [first = '', ...others] = text.split(/(\r\n|[\n\r\u2028\u2029])/);
  if (others.length === 0) return null;
  const proposed: ProposedField[] = [];
  let line = first;
  for (let i = 0; i < others.length; i += 2) {
    proposed.push(value(line, { separator: others[i]! }));
    line = others[i + 1]!;
  }
  // A text that ends with a line end has no rest.
  if (line !== '') proposed.push(value(line, { range: '-1' }));
  return proposed.length > MAX_FIELDS ? null : proposed;
}

function splitNamed(part: string, end: { separator: string } | { range: string }): ProposedField[] {
  const [, name, equals, text] = NAMED.exec(part) ?? [];
  if (name === undefined || text === undefined) return [value(part, end)];
  return [{ kind: 'literal', text: `${name}${equals}` }, value(text, end, name.trim())];
}

/** Splits a text into runs of letters and runs of digits, of the lengths that they have here; other characters become literals. */
export function splitRuns(text: string): ProposedField[] | null {
  const runs = text.match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu) ?? [];
  if (runs.length < 2 || runs.length > MAX_FIELDS) return null;
  return runs.map((run) => (/^[\p{L}\p{N}]/u.test(run) ? value(run, { range: String(run.length) }) : { kind: 'literal', text: run }));
}

/** The whole text as one value, of the length that it has in one of its forms; the first form is the text. */
export function oneValue(forms: readonly string[], name: string | null): ProposedField[] {
  const lengths = forms.map(({ length }) => length);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return [value(forms[0]!, { range: least === most ? String(most) : `${least},${most}` }, name)];
}
