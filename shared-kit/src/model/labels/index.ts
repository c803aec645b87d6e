/** Label designs and barcode patterns. */
export { buildRegex, readDataField, regexPieces, testRegex, type PatternField, type RegexPiece } from './barcode-pattern';
export {
  dataFieldProblem,
  dataFieldProblems,
  dataFieldsProblem,
  dataFieldsProblems,
  endsOpen,
  fieldPosition,
  isSameField,
  MAX_FIELD_LENGTH,
  MAX_FIELD_TEXT,
  tidyDataField,
  tidyRange,
  type DataFieldProblem,
  type DataFieldRule,
} from './data-field-rules';
export { checkLabelDesign, type LabelDesignDraft } from './label-design-rules';
export { matchFields, type FieldMatch, type Mismatch } from './match-fields';
export { inside, isEmptyRectangle, tidyRectangle, type Rectangle } from './rectangle';
export { testTextsProblem, tidyTestTexts } from './test-texts';
