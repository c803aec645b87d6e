import { Type } from 'typebox';
import { CODE, MANUAL_INPUT_FIELD, MAX_MANUAL_INPUT_FIELDS } from 'shared-kit/model';
import { signedInCall, strictObject } from '../../http/call-notes';
import { fieldSchemas } from '../../settings/field-schemas';
import { BasedOn } from '../../settings/settings.schema';

export const NewField = strictObject(fieldSchemas(MANUAL_INPUT_FIELD));

const domain = Type.String({ minLength: 1 });
const index = Type.Integer({ description: 'Place of the field in currentData.' });
/** More than a field has in any version. */
const MAX_SEEN_PROPERTIES = 50;
const currentData = Type.Array(Type.Record(Type.String(), Type.Unknown(), { maxProperties: MAX_SEEN_PROPERTIES }), {
  maxItems: MAX_MANUAL_INPUT_FIELDS,
  description: 'The fields as the caller sees them; code 5 when they have changed since (D-45), with basedOn only for the field itself.',
});

export const addFieldSchema = {
  ...signedInCall('manual input fields', 'Add a manual input field', {
    success: CODE.mifAdded,
    codes: [5, 213, 216, 316],
    records: ['manualInputFields.create'],
    requirements: 'API-17, D-45',
  }),
  body: strictObject({ domain, newData: NewField, basedOn: BasedOn }),
};
export const updateFieldSchema = {
  ...signedInCall('manual input fields', 'Change a manual input field', {
    success: CODE.mifUpdated,
    codes: [5, 213, 216, 316],
    records: ['manualInputFields.update'],
    requirements: 'API-18, D-45',
  }),
  body: strictObject({ domain, newData: NewField, currentData, index, basedOn: BasedOn }),
};
export const removeFieldSchema = {
  ...signedInCall('manual input fields', 'Remove a manual input field', {
    success: CODE.mifRemoved,
    codes: [5, 316],
    records: ['manualInputFields.delete'],
    requirements: 'API-19, D-45',
  }),
  body: strictObject({ domain, currentData, index, basedOn: BasedOn }),
};
