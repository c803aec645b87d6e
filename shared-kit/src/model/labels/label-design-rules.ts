import { buildRegex } from './barcode-pattern';
import { CODE } from '../messages/codes';
import { dataFieldsProblem, tidyDataField, type DataFieldProblem } from './data-field-rules';
import type { BarcodePattern, DataField, LabelDesign } from '../entities/entities';
import { MAX_BARCODES } from '../entities/limits';
import type { Message, Outcome } from '../messages/message';
import { forbiddenChars, validateName } from '../text/names';
import { problem } from '../messages/problem';
import { inside, isEmptyRectangle, tidyRectangle } from './rectangle';
import { testTextsProblem, tidyTestTexts } from './test-texts';

/** A label that is not checked yet. It has no expressions, because they are always made from the fields. */
export type LabelDesignDraft = Omit<LabelDesign, 'picture' | 'barcodePatterns'> & {
  barcodePatterns: readonly PatternDraft[];
};

type PatternDraft = Omit<BarcodePattern, 'regex' | 'testTexts'> & Partial<Pick<BarcodePattern, 'testTexts'>>;

type Checked = Omit<LabelDesign, 'picture'>;

const fail = (code: number, field: string, value: string = field): { ok: false; problem: Message } => ({
  ok: false,
  problem: problem(code, { args: [value], field }),
});

/**
 * The platform's problem of a field. For characters that are forbidden in names it is `forbiddenCharacters` with the whole name (D-05, DSET-18),
 * while the editor names the character (D-55).
 */
function failField({ code, part, value, message, at: place }: DataFieldProblem & { at: number }, { name }: DataField, at: string) {
  const field = `${at}.dataFields.${place}.${part}`;
  if (message) return { ok: false as const, problem: { ...message, field } };
  const isForbidden = part === 'name' && code === CODE.valueNotAllowed && forbiddenChars(name).length > 0;
  return isForbidden ? fail(CODE.forbiddenCharacters, field, name) : fail(code, field, value);
}

function checkPattern(draft: PatternDraft, at: string): Outcome<BarcodePattern> {
  const dataFields = draft.dataFields.map(tidyDataField);
  if (dataFields.length === 0) return fail(CODE.missingFields, `${at}.dataFields`);
  const wrong = dataFieldsProblem(dataFields);
  if (wrong) return failField(wrong, dataFields[wrong.at]!, at);
  const testTexts = tidyTestTexts(draft.testTexts ?? []);
  if (testTextsProblem(testTexts)) return fail(CODE.invalidData, `${at}.testTexts`);
  const { ignoreRemaining, isRequired } = draft;
  const regex = buildRegex(dataFields, ignoreRemaining);
  return { ok: true, value: { ...tidyRectangle(draft), regex, ignoreRemaining, isRequired, dataFields, testTexts } };
}

/**
 * The label as it is stored, or the first problem: `duplicateFieldName` for a name in use, `missingFields` without barcodes, `invalidData`
 * for too many, `valueNotAllowed` for a barcode outside of the label, or the problem of a field (D-50, D-52, D-54 to D-59).
 */
export function checkLabelDesign(draft: LabelDesignDraft, otherNames: readonly string[]): Outcome<Checked> {
  const name = validateName(draft.name, { field: 'name', otherNames });
  if (!name.ok) return name;
  const region = tidyRectangle(draft);
  if (isEmptyRectangle(region)) return fail(CODE.valueNotAllowed, 'secondVertex');
  if (draft.barcodePatterns.length === 0) return fail(CODE.missingFields, 'barcodePatterns');
  if (draft.barcodePatterns.length > MAX_BARCODES) {
    const tooMany = { key: 'label.tooManyBarcodes', args: [MAX_BARCODES], field: 'barcodePatterns' };
    return { ok: false, problem: problem(CODE.invalidData, tooMany) };
  }

  const barcodePatterns: BarcodePattern[] = [];
  for (const [index, pattern] of draft.barcodePatterns.entries()) {
    const at = `barcodePatterns.${index}`;
    const checked = checkPattern(pattern, at);
    if (!checked.ok) return checked;
    if (isEmptyRectangle(checked.value) || !inside(checked.value, region)) return fail(CODE.valueNotAllowed, at);
    barcodePatterns.push(checked.value);
  }
  return { ok: true, value: { name: name.value, ...region, barcodePatterns } };
}
