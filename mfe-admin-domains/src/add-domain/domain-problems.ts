import { CODE, type Message } from 'shared-kit/model';

/** The values of the form, without the company. */
export interface DomainDraft {
  moderator: string;
  domain: string;
  copies: boolean;
  /** The domain whose settings are copied, while `copies`. */
  source: string;
}

/** Error texts by field, in the user's language. */
export type DomainErrors = Partial<Record<keyof DomainDraft, string>>;

/** The fields of the server's error codes, for problems that name no field. */
const FIELD_OF_CODE: Readonly<Record<number, keyof DomainDraft>> = {
  [CODE.domainExists]: 'domain',
  [CODE.profileNotFound]: 'moderator',
  [CODE.domainAccess]: 'source',
  [CODE.domainSettings]: 'source',
};

/** The field that a problem belongs to; undefined if it concerns the whole form. */
export function fieldOfProblem({ field, code }: Message): keyof DomainDraft | undefined {
  if (field === 'domain') return 'domain';
  return code === undefined ? undefined : FIELD_OF_CODE[code];
}
