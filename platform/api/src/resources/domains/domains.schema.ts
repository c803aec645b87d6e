import { CODE } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';

export const createDomainSchema = {
  ...signedInCall('domains', 'Create a domain, empty or with the settings of another', {
    success: CODE.domainAdded,
    codes: [5, 213, 300, 316, 901],
    records: ['domains.create'],
    requirements: 'API-12, D-44, D-45',
  }),
  body: strictObject({
    domain: Type.String({ description: 'Name and id of the new domain.' }),
    copyDomain: Type.Optional(Type.String({ minLength: 1, description: 'The domain whose settings and label pictures it gets.' })),
    currentDomains: Type.Array(Type.String(), {
      maxItems: 10_000,
      description: 'The domains of the company as the caller sees them; code 5 when they have changed since.',
    }),
  }),
};

export const removeDomainSchema = {
  ...signedInCall('domains', 'Remove a domain with all that is in it', {
    success: CODE.domainRemoved,
    codes: [316],
    records: ['domains.delete'],
    requirements: 'API-10, D-46',
  }),
  body: strictObject({ domain: Type.String({ minLength: 1 }) }),
};
