import { fieldsOf, message, type ReadOf } from '../shape/shape';

/** Fields that SDKs send with most calls and that change no answer here: proofs against robots, and the request for tokens. */
const commonFields = {
  ...fieldsOf(
    'ignored',
    'captchaChallenge',
    'captchaResp',
    'captchaResponse',
    'clientType',
    'instanceId',
    'recaptchaVersion',
    'targetProjectId',
  ),
  tenantId: 'unsupported',
} as const;

/** What both SDKs may send with the change of an account. */
const updateFields = {
  deleteAttribute: [{ oneOf: ['DISPLAY_NAME', 'EMAIL', 'PASSWORD', 'PHOTO_URL'] }],
  deleteProvider: ['string'],
  linkProviderUserInfo: 'unsupported',
  // Without enrolments it removes all of them, of which there are none.
  mfa: message({ enrollments: 'unsupported' }),
} as const;

const accountFields = {
  ...fieldsOf('string', 'localId', 'email', 'displayName', 'photoUrl', 'phoneNumber', 'customAttributes'),
  ...fieldsOf('bool', 'emailVerified', 'disabled'),
  validSince: 'int64',
} as const;

export const SIGN_IN = message({
  ...commonFields,
  email: 'string',
  password: 'string',
  returnSecureToken: 'ignored',
  idToken: 'unsupported',
  pendingIdToken: 'unsupported',
});

export const SIGN_UP = message({
  ...commonFields,
  email: 'string',
  password: 'string',
  displayName: 'string',
  returnSecureToken: 'ignored',
  idToken: 'unsupported',
});

export const CUSTOM_TOKEN = message({ ...commonFields, token: 'string', returnSecureToken: 'ignored' });

export const ID_TOKEN = message({ ...commonFields, idToken: 'string' });

export const UPDATE = message({
  ...commonFields,
  ...updateFields,
  ...fieldsOf('string', 'idToken', 'oobCode', 'email', 'password', 'displayName', 'photoUrl'),
  returnSecureToken: 'bool',
});

/** How a mailed link opens an app; ignored here, where links always open the page of `actionUrl`. */
const appLinks = {
  ...fieldsOf('ignored', 'androidInstallApp', 'androidMinimumVersionCode', 'androidPackageName', 'canHandleCodeInApp'),
  ...fieldsOf('ignored', 'dynamicLinkDomain', 'iOSAppStoreId', 'iOSBundleId', 'linkDomain'),
};

const mailFields = {
  ...commonFields,
  ...appLinks,
  requestType: { oneOf: ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'EMAIL_SIGNIN'] },
  email: 'string',
  newEmail: 'string',
  continueUrl: 'string',
} as const;

export const SEND_CODE = message({ ...mailFields, idToken: 'string', returnOobLink: 'unsupported' });

export const RESET_PASSWORD = message({
  ...commonFields,
  oobCode: 'string',
  newPassword: 'string',
  email: 'ignored',
  oldPassword: 'unsupported',
});

export const SIGN_IN_METHODS = message({ ...commonFields, identifier: 'ignored', continueUri: 'ignored', providerId: 'unsupported' });

export const REFRESH = message({ grant_type: 'string', refresh_token: 'string' });

export const ADMIN_CREATE = message({
  ...commonFields,
  ...accountFields,
  password: 'string',
  mfaInfo: 'unsupported',
  sanityCheck: 'ignored',
});

export const ADMIN_UPDATE = message({
  ...commonFields,
  ...accountFields,
  ...updateFields,
  password: 'string',
  disableUser: 'bool',
  returnSecureToken: 'ignored',
  sanityCheck: 'ignored',
});

export const ADMIN_DELETE = message({ ...commonFields, localId: 'string' });

export const ADMIN_DELETE_MANY = message({ ...commonFields, localIds: ['string'], force: 'bool' });

/** `federatedUserId` is ignored: no account has an identity of another provider. */
export const ADMIN_LOOKUP = message({
  ...commonFields,
  localId: ['string'],
  email: ['string'],
  phoneNumber: ['string'],
  federatedUserId: 'ignored',
  initialEmail: 'unsupported',
});

export const ADMIN_QUERY = message({
  ...commonFields,
  returnUserInfo: 'bool',
  limit: 'int64',
  offset: 'int64',
  expression: 'unsupported',
  sortBy: { oneOf: ['USER_ID'] },
  order: { oneOf: ['ASC'] },
});

export const ADMIN_LIST = message({ ...commonFields, maxResults: 'int32', nextPageToken: 'string' });

const importedUser = message({
  ...commonFields,
  ...accountFields,
  ...fieldsOf('string', 'rawPassword', 'passwordHash', 'salt'),
  ...fieldsOf('int64', 'createdAt', 'lastLoginAt'),
  ...fieldsOf('unsupported', 'mfaInfo', 'providerUserInfo'),
});

/** Of the hash algorithms that a project accepts, only that of this program is supported. Accounts with other hashes are refused one by one. */
export const ADMIN_IMPORT = message({
  ...commonFields,
  users: [importedUser],
  hashAlgorithm: 'string',
  ...fieldsOf('int32', 'blockSize', 'cpuMemCost', 'dkLen', 'parallelization'),
  ...fieldsOf('ignored', 'allowOverwrite', 'memoryCost', 'passwordHashOrder', 'rounds', 'saltSeparator', 'sanityCheck', 'signerKey'),
});

export const ADMIN_SEND_CODE = message({ ...mailFields, returnOobLink: 'bool', userIp: 'ignored' });

export type AccountChanges = Omit<ReadOf<typeof ADMIN_UPDATE>, 'localId'>;
