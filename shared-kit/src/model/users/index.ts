/** Users: names, emails, passwords, permissions. */
export { isNoEmailDomain, madeUpSuffix, NO_EMAIL_DOMAIN, pastedEmail, validateEmail, type CheckedEmail, type EmailRules } from './emails';
export { passwordProblem, passwordRules, type PasswordFlags, type PasswordRule } from './passwords';
export {
  DEFAULT_PASSWORD,
  emailOf,
  GIVEN_PERMISSIONS,
  madeUpLocalPart,
  newUserProblems,
  type GivenPermission,
  type NewUserDraft,
  type NewUserRules,
} from './new-user';
export {
  CHANGED_PERMISSIONS,
  profileChanges,
  profileDraft,
  profileProblems,
  type ChangedPermission,
  type ProfileChanges,
  type ProfileDraft,
} from './profile-changes';
export { companyName, fullName, moderatorName, moderatorOptions } from './shown-names';
export { employeeName, validatePersonName } from './user-names';
export { SEARCH_BEGINNINGS, searchBeginningIn, searchBeginningsOf } from './user-search';
