import { buildRegex, dataFieldsProblem, testRegex, tidyDataField, type DataField } from 'shared-kit/model';
import { splitBracketed, splitElements } from './gs1-split';
import { fieldsOf, type NameOf, type ProposedField } from './proposed-field';
import { oneValue, splitAtSeparators, splitLines, splitRuns } from './plain-split';
import { formsOf } from './text-forms';

export interface TextFacts {
  /** The decoder's name of the symbology. */
  format?: string;
  /** Whether the symbol declares that it holds GS1 elements. */
  isGs1?: boolean;
  nameOf?: NameOf;
}

const defaultNameOf: NameOf = (number) => `Field ${number}`;

/**
 * Proposes how to split a decoded text into the fields of a pattern (ADD-09): GS1 elements with the names and lengths of their
 * identifiers, lines, values between separators, runs of letters and digits, or one value. The fields keep the rules of patterns and
 * match the text with the intended values, in each form in which apps may send it. Empty for a text that no pattern can match, such as
 * one of more lines than a pattern may have fields.
 */
export function proposeFields(text: string, { format = '', isGs1 = false, nameOf = defaultNameOf }: TextFacts = {}): DataField[] {
  for (const split of splitsOf(text, format, isGs1)) {
    const proposed = split();
    if (!proposed || proposed.length === 0) continue;
    const candidates = isQuick(proposed, text) ? [proposed, withExactLengths(proposed)] : [withExactLengths(proposed)];
    const fields = candidates.map((one) => fieldsOf(one, nameOf).map(tidyDataField)).find((one) => isMatching(one, proposed, text));
    if (fields) return fields;
  }
  return [];
}

/** Ways to split a text; those that know most about its values come first. */
function splitsOf(text: string, format: string, isGs1: boolean): (() => ProposedField[] | null)[] {
  if (text === '') return [];
  const { forms, isArticle } = formsOf(text, format);
  if (isArticle || forms.length > 1) return [() => oneValue(forms, isArticle ? 'GTIN' : null)];
  return [
    () => splitBracketed(text),
    () => splitElements(text, isGs1),
    () => splitLines(text),
    () => splitAtSeparators(text),
    () => splitRuns(text),
    () => oneValue(forms, null),
  ];
}

/** How many combinations of lengths an expression may have to try. */
const MAX_COMBINATIONS = 1000;

/**
 * Whether matching an expression for the proposed fields takes little time. A value of variable length can end at several places of the text, and
 * each such value multiplies the number of combinations.
 */
function isQuick(proposed: readonly ProposedField[], text: string): boolean {
  let combinations = 1;
  for (const [i, one] of proposed.entries()) {
    if (one.kind !== 'value' || !('range' in one.end) || !one.end.range.includes(',')) continue;
    const next = proposed
      .slice(i + 1)
      .map(literalOf)
      .find((literal) => literal !== '');
    if (next !== undefined) combinations *= text.split(next).length;
  }
  return combinations <= MAX_COMBINATIONS;
}

const literalOf = (one: ProposedField): string => (one.kind === 'literal' ? one.text : (one.prefix ?? ''));

/** The proposed fields with the lengths that they have in this text, for a split whose variable lengths would be ambiguous or slow. */
const withExactLengths = (proposed: readonly ProposedField[]): ProposedField[] =>
  proposed.map((one) => {
    if (one.kind !== 'value' || !('range' in one.end) || !one.end.range.includes(',')) return one;
    return { ...one, end: { range: String(one.text.length) } };
  });

/** Whether the fields keep the rules, and their expression finds the values of the proposed fields in the text. */
function isMatching(fields: readonly DataField[], proposed: readonly ProposedField[], text: string): boolean {
  if (dataFieldsProblem(fields)) return false;
  const read = testRegex(buildRegex(fields, false), fields, text);
  const values = proposed.filter((_, i) => fields[i]?.type === 'data').map((one) => one.text);
  return read !== null && read.every(({ value }, i) => value === values[i]);
}
