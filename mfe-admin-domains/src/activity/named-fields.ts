/** Fields of records with a name in every language. Other fields show the stored name. */
const NAMED_FIELDS = [
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
