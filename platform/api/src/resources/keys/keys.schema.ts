import { Type } from 'typebox';
import { REPLIES } from '../../http/envelope';

const strict = { additionalProperties: false } as const;
const Domains = Type.Array(Type.String({ minLength: 1, maxLength: 1500 }), { maxItems: 500 });
const ApiKeyId = Type.String({ minLength: 1, maxLength: 100 });

const authenticated = { tags: ['keys'], security: [{ idToken: [] }], response: REPLIES };

export const createKeySchema = {
  ...authenticated,
  summary: 'Create an API key of a moderator',
  // Optional here, because a missing description has a code of its own (505). This limit only bounds the request: the model checks
  // the real one, after accents have been removed.
  body: Type.Object({ description: Type.Optional(Type.String({ maxLength: 1000 })), authDomains: Domains }, strict),
};

export const renewKeySchema = {
  ...authenticated,
  summary: 'Renew an API key',
  body: Type.Object({ apiKeyId: ApiKeyId }, strict),
};

export const removeKeySchema = { ...renewKeySchema, summary: 'Remove an API key' };

export const keyDomainsSchema = {
  ...authenticated,
  summary: 'Change the domains an API key opens',
  body: Type.Object({ domains: Domains, apiKeyId: ApiKeyId }, strict),
};
