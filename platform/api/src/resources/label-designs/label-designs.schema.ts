import { CODE, LABEL_DESIGN } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';
import type { LargeJson } from '../../http/json-body';
import { MAX_DATA_URL_LENGTH } from '../../uploads/pictures/picture-maker';
import { fieldSchemas } from '../../settings/field-schemas';
import { BasedOn } from '../../settings/settings.schema';

/** A larger label could not be stored with the domain's settings. */
export const LABEL_JSON: LargeJson = { bytes: 704 * 1024, pictureBytes: MAX_DATA_URL_LENGTH };

export const NewLabelDesign = strictObject({
  ...fieldSchemas(LABEL_DESIGN),
  imageFile: Type.Optional(
    Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'A data URL of a JPEG or PNG; null when it stays as it is.' }),
  ),
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
