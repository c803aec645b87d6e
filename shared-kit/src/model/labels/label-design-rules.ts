import { buildRegex } from './barcode-pattern';
import { CODE } from '../messages/codes';
import { dataFieldsProblem, tidyDataField, type DataFieldProblem } from './data-field-rules';
import type { BarcodePattern, DataField, LabelDesign } from '../entities/entities';
import { MAX_BARCODES } from '../limits';
import type { Message, Outcome } from '../messages/message';
import { forbiddenChars, validateName } from '../text/names';
import { problem } from '../messages/problem';
import { inside, isEmptyRectangle, tidyRectangle } from './rectangle';
import { testTextsProblem, tidyTestTexts } from '../settings/test-texts';

/** A label as its editor holds it; expressions are made from the fields, not taken. */
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
 * What the editor says of a name by the character (decision D-55) is, for those characters that no field's name may hold, the
 * platform's 213 with the whole name (decision D-05, DSET-18).
 */
function failField({ code, part, value, at: place }: DataFieldProblem & { at: number }, { name }: DataField, at: string) {
  const field = `${at}.dataFields.${place}.${part}`;
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
 * The label as it is stored, or why it cannot be: its name is free (216), it has barcodes (202) and not too many (200), each inside the label (215)
 * and with fields that make an expression (decisions D-50, D-52, D-54 to D-59).
 */
export function checkLabelDesign(draft: LabelDesignDraft, otherNames: readonly string[]): Outcome<Checked> {
  const name = validateName(draft.name, { field: 'name' });
  if (!name.ok) return name;
  if (otherNames.includes(name.value)) return fail(CODE.duplicateFieldName, 'name', name.value);
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
