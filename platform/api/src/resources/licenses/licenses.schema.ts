import { CODE } from 'shared-kit/model';
import { Type } from 'typebox';
import { callNotes, KEY_USERS, signedInCall, strictObject } from '../../http/call-notes';

const body = strictObject({
  domain: Type.String({ minLength: 1 }),
  licenseKey: Type.String({ minLength: 1, description: 'Id of the licence (D-47).' }),
});

const shared = { ...signedInCall('licenses'), body };

export const addLicenseSchema = {
  ...shared,
  summary: 'Authorize a licence of the company for a domain',
  ...callNotes({ roles: KEY_USERS, success: CODE.licenseAdded, codes: [101, 312, 313, 315, 316], records: ['licenses.create'], requirements: 'API-20, D-47' }),
};
export const removeLicenseSchema = {
  ...shared,
  summary: 'Take a licence from a domain',
  ...callNotes({ roles: KEY_USERS, success: CODE.licenseRemoved, codes: [312, 314, 316], records: ['licenses.delete'], requirements: 'API-21, D-47' }),
};
