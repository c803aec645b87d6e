import {
  dataFieldProblems,
  endsOpen,
  fieldPosition,
  isSameField,
  tidyDataField,
  type DataField,
  type DataFieldProblem,
  type DataFieldRule,
  type Message,
} from 'shared-kit/model';
import { rawText, shownText } from '../text/shown-text';

/** The values of a field's form. What is typed for one kind of limiter stays when the other kind is chosen. */
export interface FieldDraft {
  name: string;
  type: DataField['type'];
  prefix: string;
  postfix: string;
  position: string;
  limiterType: DataField['limiterType'];
  range: string;
  separator: string;
  useCheckField: boolean;
  checkField: string;
}

/** The draft of a new field, placed after the others (PATTERN-19). */
export const newDraft = (count: number): FieldDraft => ({
  name: '',
  type: 'data',
  prefix: '',
  postfix: '',
  position: String(count),
  limiterType: 'range',
  range: '',
  separator: '',
  useCheckField: false,
  checkField: '',
});

/** The draft for editing a field of the pattern. */
export function draftOf(field: DataField, at: number): FieldDraft {
  const { name, type, prefix, postfix, limiterType, limiter, useCheckField, checkField } = field;
  const [range, separator] = limiterType === 'range' ? [limiter, ''] : ['', shownText(limiter)];
  return { name: shownText(name), type, prefix, postfix, position: String(at), limiterType, range, separator, useCheckField, checkField };
}

/** The field of a draft as it is stored. */
export function fieldOf(draft: FieldDraft): DataField {
  const { type, prefix, postfix, limiterType, range, separator, useCheckField, checkField } = draft;
  const limiter = limiterType === 'range' ? range : rawText(separator);
  return tidyDataField({ name: rawText(draft.name), type, prefix, postfix, limiterType, limiter, useCheckField, checkField });
}

/** Whether the user has typed anything that would be lost when the form closes. */
export const holdsText = ({ name, prefix, postfix, range, separator, checkField }: FieldDraft): boolean =>
  [name, prefix, postfix, range, separator, checkField].some((text) => text.trim() !== '');

/** What is wrong with an input of the form. */
export interface DraftProblem {
  input: keyof FieldDraft;
  rule: DataFieldRule | 'invalidPos';
  /** What the message shows: a character, a name, the largest position. */
  value: string;
  /** What a rule of all names says. */
  message?: Message;
}

/** The problem of a field as one of the inputs of its form. */
export const inForm = (
  { part, rule, value, message }: DataFieldProblem,
  { limiterType }: Pick<DataField, 'limiterType'>,
): DraftProblem => ({
  input: part === 'limiter' ? limiterType : part,
  rule,
  value,
  ...(message && { message }),
});

/** The problems of a draft among the other fields, in the order of D-56. A taken name is not among them (see `takenName`). */
export function draftProblems(draft: FieldDraft, others: readonly DataField[]): DraftProblem[] {
  const field = fieldOf(draft);
  const own = dataFieldProblems(field).map((problem) => inForm(problem, field));
  const at = fieldPosition(draft.position, others.length);
  if (at === null) return [...own, { input: 'position', rule: 'invalidPos', value: String(others.length) }];
  if (own.length > 0) return own;
  const before = others[at - 1];
  if (endsOpen(field, others[at])) return [{ input: 'range', rule: 'lengthOrSeparator', value: field.name }];
  if (before && endsOpen(before, field)) return [{ input: 'prefix', rule: 'lengthOrSeparator', value: before.name }];
  return [];
}

/** The name of the draft when another field, constants included, has the same; else null (PATTERN-16). */
export function duplicateNameOf(draft: FieldDraft, others: readonly DataField[]): string | null {
  const field = fieldOf(draft);
  return others.some((other) => isSameField(other, field)) ? field.name.trim() : null;
}

/** The index at which a draft goes among the other fields; the end when its position is not valid. */
export const placeOf = (draft: FieldDraft, others: readonly DataField[]): number =>
  fieldPosition(draft.position, others.length) ?? others.length;
