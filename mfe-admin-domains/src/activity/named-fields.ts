/** Fields of records that have a name in every language; others stand as they are stored. */
export const NAMED_FIELDS = [
  'firstName',
  'lastName',
  'employeeId',
  'email',
  'picture',
  'permissions',
  'authDomains',
  'authLicenses',
  'description',
  'status',
  'addrPattern',
  'addrPatternUser',
  'baseFields',
  'resultFields',
  'labelDesigns',
  'manualInputFields',
  'company',
  'moderator',
  'assistant',
  'pilot',
  'checker',
  'password',
  'pwUpdated',
  'parentUid',
  'creationDate',
  'token',
  'tokenHash',
  'pushStatus',
] as const;

export type NamedField = (typeof NAMED_FIELDS)[number];

export const isNamedField = (field: string): field is NamedField => (NAMED_FIELDS as readonly string[]).includes(field);
