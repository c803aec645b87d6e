import { CODE, type Message } from 'shared-kit/model';

/** What is filled in. */
export interface KeyValues {
  company: string;
  moderator: string;
  domains: string[];
  description: string;
}

/** The names that the server gives the fields of the form. */
const FIELD_OF_NAME: Readonly<Record<string, keyof KeyValues>> = {
  description: 'description',
  authDomains: 'domains',
  parentUid: 'moderator',
};

/** Which of the server's codes belong to which field of the form. */
const FIELD_OF_CODE: Readonly<Record<number, keyof KeyValues>> = {
  [CODE.profileNotFound]: 'moderator',
  [CODE.customClaims]: 'moderator',
  [CODE.domainNotAuthorized]: 'domains',
  [CODE.domainAccess]: 'domains',
  [CODE.keyDescriptionRequired]: 'description',
};

/** The field a problem is about, by the name it carries or by its code; undefined for what concerns the whole form. */
export function fieldOfProblem({ field, code }: Message): keyof KeyValues | undefined {
  if (field !== undefined && Object.hasOwn(FIELD_OF_NAME, field)) return FIELD_OF_NAME[field];
  return code === undefined ? undefined : FIELD_OF_CODE[code];
}
