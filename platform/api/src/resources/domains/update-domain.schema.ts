import { CODE } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';
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
    settings: strictObject({
      addrPattern: Type.String({ description: 'R street, C column, N level, A position, * constant.' }),
      addrPatternUser: Type.String({ description: 'How people read an address.' }),
      baseFields: strictObject({
        address: Type.String(),
        checkedAt: Type.String(),
        employeeId: Type.String(),
        employeeName: Type.String(),
      }),
      resultFields: strictObject({
        empty: Type.String(),
        invalid: Type.String(),
        positive: Type.String(),
        negative: Type.String(),
        null: Type.String({ description: 'The only text that may be empty.' }),
      }),
    }),
    basedOn: BasedOn,
  }),
};
