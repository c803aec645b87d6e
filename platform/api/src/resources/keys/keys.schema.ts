import { CODE } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';

const Domains = Type.Array(Type.String({ minLength: 1, maxLength: 1500 }), { maxItems: 500 });
const ApiKeyId = Type.String({ minLength: 1, maxLength: 100 });

export const createKeySchema = {
  ...signedInCall('keys', 'Create an API key of a moderator', {
    success: CODE.keyCreated,
    codes: [404, 413, 505],
    records: ['keys.create'],
    requirements: 'API-24, D-82',
  }),
  // Optional here, because a missing description has a code of its own (`keyDescriptionRequired`). This limit only bounds the request: the model checks
  // the real one, after accents have been removed.
  body: strictObject({ description: Type.Optional(Type.String({ maxLength: 1000 })), authDomains: Domains }),
};

export const renewKeySchema = {
  ...signedInCall('keys', 'Renew an API key', {
    success: CODE.keyRenewed,
    codes: [506, 508],
    records: ['keys.renew', 'keys.create'],
    requirements: 'API-22, D-83',
  }),
  body: strictObject({ apiKeyId: ApiKeyId }),
};

export const removeKeySchema = {
  ...signedInCall('keys', 'Remove an API key', {
    success: CODE.keyRemoved,
    codes: [506],
    records: ['keys.remove'],
    requirements: 'API-23',
  }),
  body: renewKeySchema.body,
};

export const keyDomainsSchema = {
  ...signedInCall('keys', 'Change the domains an API key opens', {
    success: CODE.keyDomainsUpdated,
    codes: [404, 506, 508],
    records: ['keys.domains'],
    requirements: 'API-25',
  }),
  body: strictObject({ domains: Domains, apiKeyId: ApiKeyId }),
};
