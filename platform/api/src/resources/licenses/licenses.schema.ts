import { Type } from 'typebox';
import { REPLIES } from '../../http/envelope';

const body = Type.Object(
  {
    domain: Type.String({ minLength: 1 }),
    licenseKey: Type.String({ minLength: 1, description: 'Id of the licence (decision D-47).' }),
  },
  { additionalProperties: false },
);

const shared = { tags: ['licenses'], security: [{ idToken: [] }], body, response: REPLIES };

export const addLicenseSchema = { ...shared, summary: 'Authorize a licence of the company for a domain' };
export const removeLicenseSchema = { ...shared, summary: 'Take a licence from a domain' };
