import { Type } from 'typebox';
import { REPLIES } from '../../http/envelope';

const strict = { additionalProperties: false } as const;
const shared = { tags: ['domains'], security: [{ idToken: [] }], response: REPLIES };

export const createDomainSchema = {
  ...shared,
  summary: 'Create a domain, empty or with the settings of another',
  body: Type.Object(
    {
      domain: Type.String({ description: 'Name and id of the new domain.' }),
      copyDomain: Type.Optional(Type.String({ minLength: 1, description: 'The domain whose settings and label pictures it gets.' })),
      currentDomains: Type.Array(Type.String(), {
        maxItems: 10_000,
        description: 'The domains of the company as the caller sees them; code 5 when they have changed since.',
      }),
    },
    strict,
  ),
};

export const removeDomainSchema = {
  ...shared,
  summary: 'Remove a domain with all that is in it',
  body: Type.Object({ domain: Type.String({ minLength: 1 }) }, strict),
};
