import { CODE } from '../messages/codes';
import type { DataField } from '../entities/entities';
import { MAX_FIELD_TEXT } from '../entities/limits';
import { constantField } from './barcode-pattern';
import type { Message } from '../messages/message';
import { forbiddenChars, isSameName, lengthProblem, tidyName, unseenNameProblem, unseenProblem } from '../text/names';

/** The rules of a barcode's fields, by the keys of the editor's messages (D-56), with the code with which the platform reports each. */
const CODES_OF = {
  mandatoryField: CODE.requiredField,
  charNotAllowed: CODE.valueNotAllowed,
  forbiddenCharacters: CODE.forbiddenCharacters,
  /** Too long, or with a character that nobody sees: `message` says which. */
  unusable: CODE.invalidData,
  invalidRange: CODE.valueNotAllowed,
  rangeBet: CODE.valueNotAllowed,
  lengthOrSeparator: CODE.valueNotAllowed,
  fieldExists: CODE.duplicateFieldName,
  checkField: CODE.forbiddenCharacters,
} as const;

export type DataFieldRule = keyof typeof CODES_OF;

/** Why a field is not valid. `part` is the wrong property, `value` is for the message. */
export interface DataFieldProblem {
  rule: DataFieldRule;
  code: number;
  part: keyof DataField;
  value: string;
  /** What a rule of all names says. */
  message?: Message;
}

/** The special characters of expressions, with `-` and `/`, which most engines count among them (D-55). */
const SPECIAL = '\\^$.*+?()[]{}|-/';
/** More characters than any barcode holds. Engines of the apps refuse larger repetitions. */
export const MAX_FIELD_LENGTH = 1000;

const fail = (rule: DataFieldRule, part: keyof DataField, value: string): DataFieldProblem => ({
  rule,
  code: CODES_OF[rule],
  part,
  value,
});

const isSpecial = (char: string): boolean => SPECIAL.includes(char);

const unusable = (part: keyof DataField, text: string, problemOf: () => Message | null): DataFieldProblem | null => {
  const message = text.length > MAX_FIELD_TEXT ? lengthProblem(MAX_FIELD_TEXT, part) : problemOf();
  return message && { ...fail('unusable', part, text), message };
};

/** Texts of barcodes may contain control characters, such as the separators of GS1, but no lone surrogates, which cannot be stored. */
const unusableText = (text: string, part: keyof DataField): DataFieldProblem | null => {
  const at = text.search(/\p{Cs}/u);
  return unusable(part, text, () => (at < 0 ? null : unseenProblem(text, at, part)));
};

const unusableName = (name: string, part: keyof DataField): DataFieldProblem | null =>
  unusable(part, name, () => unseenNameProblem(name, part));

function nameProblem({ name, type }: DataField): DataFieldProblem | null {
  if (name === '') return fail('mandatoryField', 'name', 'name');
  // A constant is the literal text itself.
  if (type === 'constant') return unusableText(name, 'name');
  const hidden = unusableName(name, 'name');
  if (hidden) return hidden;
  const specialChar = [...name].find(isSpecial);
  if (specialChar !== undefined) return fail('charNotAllowed', 'name', specialChar);
  return forbiddenChars(name).length > 0 ? fail('forbiddenCharacters', 'name', name) : null;
}

/** Prefix and postfix may hold letters, digits, `_`, `@` and special characters: all others can be separators. */
function affixProblem(field: DataField, part: 'prefix' | 'postfix'): DataFieldProblem | null {
  const wrong = [...field[part]].find((char) => !/[A-Za-z0-9_@]/.test(char) && !isSpecial(char));
  if (wrong !== undefined) return fail('charNotAllowed', part, wrong);
  return unusableText(field[part], part);
}

/** A range as it is stored: without spaces, and with numbers without leading zeros. */
export function tidyRange(limiter: string): string {
  const range = limiter.replace(/\s/g, '');
  return range.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''));
}

function rangeProblem(limiter: string): DataFieldProblem | null {
  if (limiter === '-1') return null;
  const [, from, to] = /^(\d+)(?:,(\d+))?$/.exec(limiter) ?? [];
  if (from === undefined || Number(from) > MAX_FIELD_LENGTH || Number(to ?? 0) > MAX_FIELD_LENGTH) {
    return fail('invalidRange', 'limiter', limiter);
  }
  if (to === undefined) return Number(from) === 0 ? fail('invalidRange', 'limiter', limiter) : null;
  return Number(from) >= Number(to) ? fail('rangeBet', 'limiter', limiter) : null;
}

function limiterProblem({ limiter, limiterType }: DataField): DataFieldProblem | null {
  if (limiter === '') return fail('mandatoryField', 'limiter', 'limiter');
  if (limiterType === 'range') return rangeProblem(limiter);
  return unusableText(limiter, 'limiter');
}

function checkFieldProblem({ checkField }: DataField): DataFieldProblem | null {
  const hidden = unusableName(checkField, 'checkField');
  if (hidden) return hidden;
  return forbiddenChars(checkField).length > 0 ? fail('checkField', 'checkField', checkField) : null;
}

/**
 * A field as it is stored: with tidy names; a constant has only its name (D-53); a blank check field gets the name of the field
 * (D-57).
 */
export function tidyDataField(field: DataField): DataField {
  // The spaces of a literal text are part of it.
  if (field.type === 'constant') return constantField(field.name);
  const name = tidyName(field.name);
  const { type, prefix, postfix, limiterType, useCheckField } = field;
  return {
    name,
    type,
    prefix,
    postfix,
    limiterType,
    limiter: limiterType === 'range' ? tidyRange(field.limiter) : field.limiter,
    useCheckField,
    checkField: useCheckField ? tidyName(field.checkField) || name : '',
  };
}

/** All problems of one tidied field, at most one for each property, in the order of the editor's inputs. */
export function dataFieldProblems(field: DataField): DataFieldProblem[] {
  const problems =
    field.type === 'constant'
      ? [nameProblem(field)]
      : [
          nameProblem(field),
          affixProblem(field, 'prefix'),
          affixProblem(field, 'postfix'),
          limiterProblem(field),
          checkFieldProblem(field),
        ];
  return problems.filter((one) => one !== null);
}

/** The first of {@link dataFieldProblems}. */
export function dataFieldProblem(field: DataField): DataFieldProblem | null {
  return dataFieldProblems(field)[0] ?? null;
}

/** Whether a field of any length is followed by another one without literal text between them, so that its end is unknown (D-56). */
export function endsOpen(field: DataField, next: DataField | undefined): boolean {
  if (field.type !== 'data' || field.limiterType !== 'range' || field.limiter !== '-1' || field.postfix !== '') return false;
  return next !== undefined && next.type === 'data' && next.prefix === '';
}

/** Whether two fields have one name. A constant is a literal text, of which every character counts. */
export const isSameField = (one: DataField, other: DataField): boolean =>
  one.type === 'data' && other.type === 'data' ? isSameName(one.name, other.name) : one.name.trim() === other.name.trim();

/** The problems of a barcode's tidied fields, in order: at most one for each field, with the index of the field. */
export function dataFieldsProblems(fields: readonly DataField[]): (DataFieldProblem & { at: number })[] {
  return fields.flatMap((field, at) => {
    const own = dataFieldProblem(field);
    if (own) return { ...own, at };
    if (endsOpen(field, fields[at + 1])) return { ...fail('lengthOrSeparator', 'limiter', field.name), at };
    const isTaken = fields.findIndex((other) => isSameField(other, field)) < at;
    return isTaken ? { ...fail('fieldExists', 'name', field.name), at } : [];
  });
}

/** The first of {@link dataFieldsProblems}. */
export function dataFieldsProblem(fields: readonly DataField[]): (DataFieldProblem & { at: number }) | null {
  return dataFieldsProblems(fields)[0] ?? null;
}

/** The index at which a new field is inserted; null for a text that is no position (D-56). */
export function fieldPosition(position: string, count: number): number | null {
  const at = /^\d+$/.test(position.trim()) ? Number(position) : NaN;
  return at <= count ? at : null;
}
