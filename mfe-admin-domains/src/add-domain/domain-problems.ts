import { CODE, type Message } from 'shared-kit/model';

/** What is filled in beside the company. */
export interface DomainDraft {
  moderator: string;
  domain: string;
  copies: boolean;
  /** The domain whose settings are copied, while `copies`. */
  source: string;
}

/** What is wrong, by field, in the user's language. */
export type DomainErrors = Partial<Record<keyof DomainDraft, string>>;

/** Which of the server's codes belong to which field, where the problem names none. */
const FIELD_OF_CODE: Readonly<Record<number, keyof DomainDraft>> = {
  [CODE.domainExists]: 'domain',
  [CODE.profileNotFound]: 'moderator',
  [CODE.domainAccess]: 'source',
  [CODE.domainSettings]: 'source',
};

/** The field a refusal is about; undefined for what concerns the whole form. */
export function fieldOfProblem({ field, code }: Message): keyof DomainDraft | undefined {
  if (field === 'domain') return 'domain';
  return code === undefined ? undefined : FIELD_OF_CODE[code];
}
