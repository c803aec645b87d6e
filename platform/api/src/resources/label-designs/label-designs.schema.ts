import { CODE, MAX_BARCODES, MAX_DATA_FIELDS, MAX_TEST_TEXTS } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';
import type { LargeJson } from '../../http/json-body';
import { MAX_DATA_URL_LENGTH } from '../../uploads/pictures/picture-maker';
import { BasedOn } from '../../settings/settings.schema';

/** A larger label could not be stored with the domain's settings. */
export const LABEL_JSON: LargeJson = { bytes: 704 * 1024, pictureBytes: MAX_DATA_URL_LENGTH };

const Pixels = Type.Number({ minimum: -100_000, maximum: 100_000 });
const Vertex = strictObject({ x: Pixels, y: Pixels });

const NewDataField = strictObject({
  name: Type.String(),
  type: Type.Enum(['data', 'constant']),
  prefix: Type.Optional(Type.String()),
  postfix: Type.Optional(Type.String()),
  limiterType: Type.Optional(Type.Enum(['range', 'separator'])),
  limiter: Type.Optional(Type.String()),
  useCheckField: Type.Optional(Type.Boolean()),
  checkField: Type.Optional(Type.String()),
});

const NewPattern = strictObject({
  firstVertex: Vertex,
  secondVertex: Vertex,
  regex: Type.Optional(Type.String({ description: 'Not read: the platform makes it from the fields.' })),
  ignoreRemaining: Type.Boolean(),
  isRequired: Type.Boolean(),
  dataFields: Type.Array(NewDataField, { maxItems: MAX_DATA_FIELDS }),
  testTexts: Type.Optional(
    Type.Array(Type.String(), { maxItems: MAX_TEST_TEXTS, description: 'What its editor tries it on; each of at most 200 characters.' }),
  ),
});

export const NewLabelDesign = strictObject({
  name: Type.String(),
  firstVertex: Vertex,
  secondVertex: Vertex,
  barcodePatterns: Type.Array(NewPattern, { maxItems: MAX_BARCODES }),
  imageFile: Type.Optional(
    Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'A data URL of a JPEG or PNG; null when it stays as it is.' }),
  ),
  picture: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Not read.' })),
});

const domain = Type.String({ minLength: 1 });
const labelName = Type.String({ minLength: 1 });

export const addLabelSchema = {
  ...signedInCall('label designs', 'Add a label design', {
    success: CODE.labelAdded,
    codes: [5, 7, 213, 216, 316, 317],
    records: ['labelDesigns.create'],
    requirements: 'API-14, D-45, D-50 to D-57',
  }),
  body: strictObject({ domain, newLabelDesign: NewLabelDesign, basedOn: BasedOn }),
};
export const updateLabelSchema = {
  ...signedInCall('label designs', 'Change or rename a label design', {
    success: CODE.labelUpdated,
    codes: [5, 7, 213, 216, 316, 317],
    records: ['labelDesigns.update'],
    requirements: 'API-15, D-45, D-50 to D-57',
  }),
  body: strictObject({ domain, labelName, newLabelDesign: NewLabelDesign, basedOn: BasedOn }),
};
export const removeLabelSchema = {
  ...signedInCall('label designs', 'Remove a label design', {
    success: CODE.labelRemoved,
    codes: [5, 316],
    records: ['labelDesigns.delete'],
    requirements: 'API-16, D-45, D-52',
  }),
  body: strictObject({ domain, labelName, basedOn: BasedOn }),
};
