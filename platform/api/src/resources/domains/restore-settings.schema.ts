import { Type } from 'typebox';
import { CODE, MAX_LABEL_DESIGNS, MAX_MANUAL_INPUT_FIELDS } from 'shared-kit/model';
import { signedInCall, strictObject } from '../../http/call-notes';
import { BasedOn } from '../../settings/settings.schema';

export const SettingsPartName = strictObject({
  kind: Type.Enum(['texts', 'label', 'field']),
  name: Type.Optional(Type.String({ description: 'Of the label or the manual input field.' })),
});

export const restoreSettingsSchema = {
  ...signedInCall('domains', 'Bring parts of an older version of the settings back', {
    success: CODE.domainUpdated,
    codes: [5, 213, 216, 316, 901],
    records: ['domains.restore'],
    requirements: 'ADD-02, Restore',
  }),
  body: strictObject({
    domain: Type.String({ minLength: 1 }),
    version: Type.String({ minLength: 1, description: 'Id of the settings document that holds them.' }),
    parts: Type.Array(SettingsPartName, { maxItems: MAX_LABEL_DESIGNS + MAX_MANUAL_INPUT_FIELDS + 1 }),
    basedOn: BasedOn,
  }),
};
