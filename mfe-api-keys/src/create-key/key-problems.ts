import { CODE, type Message } from 'shared-kit/model';

/** The values of the form. */
export interface KeyValues {
  company: string;
  moderator: string;
  domains: string[];
  description: string;
}

/** The fields of the form by the server's names. */
const FIELD_OF_NAME: Readonly<Record<string, keyof KeyValues>> = {
  description: 'description',
  authDomains: 'domains',
  parentUid: 'moderator',
};

/** The fields of the server's error codes. */
const FIELD_OF_CODE: Readonly<Record<number, keyof KeyValues>> = {
  [CODE.profileNotFound]: 'moderator',
  [CODE.customClaims]: 'moderator',
  [CODE.domainNotAuthorized]: 'domains',
  [CODE.domainAccess]: 'domains',
  [CODE.keyDescriptionRequired]: 'description',
};

/** The field of a problem, by its field name or code; undefined if it concerns the whole form. */
export function fieldOfProblem({ field, code }: Message): keyof KeyValues | undefined {
  if (field !== undefined && Object.hasOwn(FIELD_OF_NAME, field)) return FIELD_OF_NAME[field];
  return code === undefined ? undefined : FIELD_OF_CODE[code];
}
