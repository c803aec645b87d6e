import { CODE } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';
import { settingsTextsSchema } from '../../settings/field-schemas';
import { BasedOn } from '../../settings/settings.schema';

export const updateDomainSchema = {
  ...signedInCall('domains', 'Change the address pattern and the texts of a domain', {
    success: CODE.domainUpdated,
    codes: [5, 213, 216, 316],
    records: ['domains.update'],
    requirements: 'API-11, D-42 to D-45, D-49',
  }),
  body: strictObject({
    domain: Type.String({ minLength: 1 }),
    settings: settingsTextsSchema(),
    basedOn: BasedOn,
  }),
};
