import { CODE } from 'shared-kit/model';
import { Type } from 'typebox';
import { signedInCall, strictObject } from '../../http/call-notes';

const body = strictObject({
  domain: Type.String({ minLength: 1 }),
  licenseKey: Type.String({ minLength: 1, description: 'Id of the licence (D-47).' }),
});

export const addLicenseSchema = {
  ...signedInCall('licenses', 'Authorize a licence of the company for a domain', {
    success: CODE.licenseAdded,
    codes: [101, 312, 313, 315, 316],
    records: ['licenses.create'],
    requirements: 'API-20, D-124, D-47',
  }),
  body,
};
export const removeLicenseSchema = {
  ...signedInCall('licenses', 'Take a licence from a domain', {
    success: CODE.licenseRemoved,
    codes: [312, 314, 316],
    records: ['licenses.delete'],
    requirements: 'API-21, D-124, D-47',
  }),
  body,
};
