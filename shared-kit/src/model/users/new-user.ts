import { CODE } from '../messages/codes';
import { madeUpSuffix, typedEmail, validateEmail } from './emails';
import type { UserProfile } from '../entities/entities';
import type { GivenPermission, Permission } from '../entities/permissions';
import type { Message, Outcome } from '../messages/message';
import { stripAccents } from '../text/names';
import { passwordProblem } from './passwords';
import { validatePersonName } from './user-names';
import { keyedMessage, problem } from '../messages/problem';

/** A new user from the form, or from a line of a spreadsheet, that is not checked yet (USERS-02). */
export interface NewUserDraft {
  company: string;
  permissions: GivenPermission[];
  /** Uid of the parent moderator; empty for a moderator. */
  parent: string;
  authDomains: string[];
  firstName: string;
  lastName: string;
  employeeId: string;
  /** The whole email, or only the part before the suffix of a made-up one. */
  email: string;
  confirmEmail: string;
  lacksEmail: boolean;
  /** Empty for the default password (D-31). */
  password: string;
  confirmPassword: string;
}

/** The first password if the administrator sets none. The user has to replace it (D-31). */
export const DEFAULT_PASSWORD = '000000';

/** The made-up email of a user, without its suffix: "José da Silva" becomes "jose.dasilva" (D-32, USERS-06). */
export function madeUpLocalPart(firstName: string, lastName: string): string {
  const plain = (name: string) =>
    stripAccents(name)
      .toLowerCase()
      .replace(/[^a-z0-9+_.-]/g, '');
  return [plain(firstName), plain(lastName)].filter(Boolean).join('.').slice(0, MADE_UP_LENGTH);
}

/** Emails allow 64 characters before the @. This leaves room for a number, for users of the same name. */
const MADE_UP_LENGTH = 60;

/** The whole email, as it is sent. */
export function emailOf(
  { company, email, lacksEmail }: Pick<NewUserDraft, 'company' | 'email' | 'lacksEmail'>,
  noEmailDomain?: string,
): string {
  const typed = typedEmail(email);
  return lacksEmail ? typed + madeUpSuffix(company, noEmailDomain) : typed;
}

export interface NewUserRules {
  noEmailDomain?: string;
  /** The moderators of the company with their domains (USERS-12); absent while they are not loaded. */
  moderators?: readonly Pick<UserProfile, 'uid' | 'authDomains'>[];
}

const required = (field: keyof NewUserDraft): Message => problem(CODE.requiredField, { args: [field], field });

const problemOf = (outcome: Outcome<unknown>): Message | undefined => (outcome.ok ? undefined : outcome.problem);

/**
 * The problems of a draft by field, in the order of the form; empty for a valid draft (USERS-04 to USERS-12). The problem of a required
 * field has the name of the field in `args`, which the screen replaces by its label.
 */
export function newUserProblems(draft: NewUserDraft, rules: NewUserRules = {}): Partial<Record<keyof NewUserDraft, Message>> {
  const { permissions, firstName, lastName, employeeId, password } = draft;
  const has = (permission: Permission) => permissions.some((one) => one === permission);
  const moderator = has('moderator');
  const parent = rules.moderators?.find(({ uid }) => uid === draft.parent);
  const passwordFault = password === '' ? null : passwordProblem(password, { pilot: has('pilot'), checker: has('checker') });
  const faults: [keyof NewUserDraft, Message | undefined | null | false][] = [
    ['company', draft.company === '' && required('company')],
    ['permissions', permissions.length === 0 && { ...problem(CODE.permissionRequired), field: 'permissions' }],
    ['parent', !moderator && parentProblem(draft.parent, rules.moderators !== undefined && !parent)],
    ['authDomains', !moderator && domainsProblem(draft.authDomains, parent?.authDomains)],
    ['firstName', problemOf(validatePersonName(firstName, 'firstName'))],
    ['lastName', problemOf(validatePersonName(lastName, 'lastName'))],
    ['employeeId', problemOf(validatePersonName(employeeId, 'employeeId'))],
    ['email', emailProblem(draft, moderator, rules.noEmailDomain)],
    ['confirmEmail', !draft.lacksEmail && !sameAddress(draft) && { ...keyedMessage('addUsr.emailNoMatch'), field: 'confirmEmail' }],
    ['password', passwordFault && { ...passwordFault, field: 'password' }],
    ['confirmPassword', password !== draft.confirmPassword && { ...keyedMessage('err.pwNoMatch'), field: 'confirmPassword' }],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}

const sameAddress = ({ email, confirmEmail }: NewUserDraft): boolean => typedEmail(email) === typedEmail(confirmEmail);

function parentProblem(parent: string, isGone: boolean): Message | undefined {
  if (parent === '') return required('parent');
  return isGone ? problem(CODE.profileNotFound, { field: 'parent' }) : undefined;
}

function domainsProblem(authDomains: readonly string[], parentDomains?: readonly string[]): Message | undefined {
  if (authDomains.length === 0) return required('authDomains');
  const granted = !parentDomains || authDomains.every((domain) => parentDomains.includes(domain));
  return granted ? undefined : problem(CODE.domainNotAuthorized, { field: 'authDomains' });
}

function emailProblem(draft: NewUserDraft, moderator: boolean, noEmailDomain?: string): Message | undefined {
  const { company, email, lacksEmail } = draft;
  if (typedEmail(email) === '') return required('email');
  if (!lacksEmail) return problemOf(validateEmail(email, { company, moderator, noEmailDomain }));
  // With an @ before the suffix, the text would be another email.
  if (email.includes('@')) return problem(CODE.invalidEmailCharacter, { args: ['@'], field: 'email' });
  return problemOf(validateEmail(emailOf(draft, noEmailDomain), { company, moderator, noEmailDomain }));
}
