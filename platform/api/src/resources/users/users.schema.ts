import { Type, type Static } from 'typebox';
import { REPLIES } from '../../http/envelope';
import { LISTS, type LargeJson } from '../../http/json-body';
import { MAX_DATA_URL_LENGTH } from '../../uploads/pictures/picture-maker';

const strict = { additionalProperties: false } as const;
const MAX_DOMAINS = 500;

const Text = Type.String({ maxLength: 1000 });
/** Rules of their own decide over names and addresses; a password longer than this Firebase refuses. */
const Password = Type.String({ maxLength: 4096 });
const Uid = Type.String({ minLength: 1, maxLength: 128 });
const Domains = Type.Array(Type.String({ minLength: 1, maxLength: 1500 }), { maxItems: MAX_DOMAINS });
const Flag = Type.Optional(Type.Boolean());

const NewUser = Type.Object(
  {
    firstName: Text,
    lastName: Text,
    employeeId: Text,
    email: Text,
    password: Type.Optional(Password),
    company: Text,
    authDomains: Domains,
    moderator: Flag,
    assistant: Flag,
    pilot: Flag,
    checker: Flag,
  },
  strict,
);
export type NewUser = Static<typeof NewUser>;

const UserData = Type.Object(
  {
    firstName: Type.Optional(Text),
    lastName: Type.Optional(Text),
    employeeId: Type.Optional(Text),
    assistant: Flag,
    pilot: Flag,
    checker: Flag,
    authDomains: Type.Optional(Domains),
    picture: Type.Optional(Type.String({ description: 'A data URL of a JPEG or PNG.' })),
  },
  strict,
);
export type UserData = Static<typeof UserData>;

const authenticated = { tags: ['users'], security: [{ idToken: [] }], response: REPLIES };

export const createUserSchema = {
  ...authenticated,
  summary: 'Add a user',
  body: Type.Object({ data: NewUser }, strict),
};

export const updateUserSchema = {
  ...authenticated,
  summary: 'Change a user, or the own picture',
  body: Type.Object({ uid: Uid, userData: UserData }, strict),
};
export const UPDATE_JSON: LargeJson = { ...LISTS, pictureBytes: MAX_DATA_URL_LENGTH };

export const removeUserSchema = {
  ...authenticated,
  summary: 'Remove a user',
  body: Type.Object({ uid: Uid }, strict),
};

export const changePasswordSchema = {
  ...authenticated,
  summary: 'Change the own password',
  body: Type.Object({ currentPassword: Type.Optional(Password), newPassword: Password }, strict),
};

export const assignPasswordSchema = {
  ...authenticated,
  summary: 'Give a user another password',
  body: Type.Object({ uid: Uid, newPassword: Password }, strict),
};

export const resetPasswordSchema = {
  tags: ['users'],
  summary: 'Choose a password with a mailed code',
  response: REPLIES,
  body: Type.Object({ newPassword: Password, actionCode: Type.String({ minLength: 1, maxLength: 1000 }) }, strict),
};
