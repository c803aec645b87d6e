import { CHANGED_PERMISSIONS, CODE, GIVEN_PERMISSIONS, type Permission } from 'shared-kit/model';
import { Type, type Static, type TBoolean, type TOptional } from 'typebox';
import { callNotes, signedInCall, strictObject } from '../../http/call-notes';
import { REPLIES } from '../../http/envelope';
import { LISTS, type LargeJson } from '../../http/json-body';
import { MAX_DATA_URL_LENGTH } from '../../uploads/pictures/picture-maker';

const MAX_DOMAINS = 500;

const Text = Type.String({ maxLength: 1000 });
/** Names and emails have their own rules. Firebase refuses longer passwords. */
const Password = Type.String({ maxLength: 4096 });
const Uid = Type.String({ minLength: 1, maxLength: 128 });
const Domains = Type.Array(Type.String({ minLength: 1, maxLength: 1500 }), { maxItems: MAX_DOMAINS });
/** One optional flag for each permission. */
const flags = <Name extends Permission>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Boolean())])) as Record<Name, TOptional<TBoolean>>;

const NewUser = strictObject({
  firstName: Text,
  lastName: Text,
  employeeId: Text,
  email: Text,
  password: Type.Optional(Password),
  company: Text,
  authDomains: Domains,
  ...flags(GIVEN_PERMISSIONS),
});
export type NewUser = Static<typeof NewUser>;

const UserData = strictObject({
  firstName: Type.Optional(Text),
  lastName: Type.Optional(Text),
  employeeId: Type.Optional(Text),
  ...flags(CHANGED_PERMISSIONS),
  authDomains: Type.Optional(Domains),
  picture: Type.Optional(Type.String({ description: 'A data URL of a JPEG or PNG.' })),
});
export type UserData = Static<typeof UserData>;

export const createUserSchema = {
  ...signedInCall('users', 'Add a user', {
    success: CODE.userAdded,
    codes: [203, 206, 213, 404, 411, 413, 417, 419, 420],
    records: ['users.create'],
    requirements: 'API-06, D-30 to D-38',
  }),
  body: strictObject({ data: NewUser }),
};

export const updateUserSchema = {
  ...signedInCall('users', 'Change a user, or the own picture', {
    roles: [],
    success: CODE.userUpdated,
    codes: [7, 203, 317, 404, 412, 413],
    records: ['users.update'],
    requirements: 'API-07, D-36',
  }),
  body: strictObject({ uid: Uid, userData: UserData }),
};
export const UPDATE_JSON: LargeJson = { ...LISTS, pictureBytes: MAX_DATA_URL_LENGTH };

export const removeUserSchema = {
  ...signedInCall('users', 'Remove a user', {
    success: CODE.userRemoved,
    codes: [405, 412],
    records: ['users.remove'],
    requirements: 'API-08, D-37',
  }),
  body: strictObject({ uid: Uid }),
};

export const changePasswordSchema = {
  ...signedInCall('users', 'Change the own password', {
    roles: [],
    success: CODE.passwordUpdated,
    codes: [206, 409, 417],
    records: ['users.password'],
    requirements: 'API-04',
  }),
  body: strictObject({ currentPassword: Type.Optional(Password), newPassword: Password }),
};

export const assignPasswordSchema = {
  ...signedInCall('users', 'Give a user another password', {
    success: CODE.passwordUpdated,
    codes: [206, 412, 417],
    records: ['users.assignPassword'],
    requirements: 'API-05',
  }),
  body: strictObject({ uid: Uid, newPassword: Password }),
};

export const resetPasswordSchema = {
  tags: ['users'],
  summary: 'Choose a password with a mailed code',
  ...callNotes({ success: CODE.passwordUpdated, codes: [206, 412, 417], records: ['users.resetPassword'], requirements: 'API-03' }),
  response: REPLIES,
  body: strictObject({ newPassword: Password, actionCode: Type.String({ minLength: 1, maxLength: 1000 }) }),
};
