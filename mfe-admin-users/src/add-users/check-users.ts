import {
  CODE,
  emailOf,
  keyedMessage,
  madeUpLocalPart,
  newUserProblems,
  problem,
  type GivenPermission,
  type Message,
  type ModeratorProfile,
  type NewUserDraft,
} from 'shared-kit/model';
import { plain, type Vocabulary } from './columns';
import type { UserRow } from './read-users';

/** Values for empty cells. */
export interface Defaults {
  company: string;
  permissions: GivenPermission[];
  parent: string;
  authDomains: string[];
}

export interface CheckContext {
  defaults: Defaults;
  moderators: readonly ModeratorProfile[];
  permissions: Vocabulary['permissions'];
  /** Emails of the company's users, in lower case. */
  taken: ReadonlySet<string>;
  /** Users by their employee IDs, in the form of {@link sameId}. */
  employees: ReadonlyMap<string, string>;
  noEmailDomain: string;
}

/** A row as a new user, with all problems that prevent adding it. */
export interface CheckedUser {
  row: number;
  draft: NewUserDraft;
  email: string;
  problems: Message[];
  /** The existing user with this employee ID. Such a row is left out, so that sending a file twice does not add its users twice. */
  known: string | undefined;
}

/** The form in which employee IDs are compared: without outer spaces and in lower case. */
export const sameId = (employeeId: string): string => employeeId.trim().toLowerCase();

/** Checks every row by the rules of the form, and rows against each other (USERS-04 to USERS-12). */
export function checkUsers(users: readonly UserRow[], context: CheckContext): CheckedUser[] {
  const { taken, employees, noEmailDomain, moderators } = context;
  const rowOf = new Map<string, number>();
  // Emails in the file, which made-up ones must not repeat.
  const emailsInFile = new Set(users.flatMap(({ cells }) => (cells.email ? [cells.email.toLowerCase()] : [])));
  return users.map((user) => {
    const { draft, unknown } = draftOf(user, context);
    const isFree = (email: string) => !taken.has(email) && !emailsInFile.has(email) && !rowOf.has(email);
    if (draft.lacksEmail) draft.email = freeLocalPart(draft, (email) => isFree(emailOf({ ...draft, email }, noEmailDomain)));
    const email = draft.email === '' ? '' : emailOf(draft, noEmailDomain);
    const draftProblems = newUserProblems(draft, { noEmailDomain, moderators });
    // No email can be made up from a name without any letter that emails may contain.
    const hasName = draft.firstName !== '' || draft.lastName !== '';
    if (draft.lacksEmail && draft.email === '' && hasName)
      draftProblems.email = { ...keyedMessage('addUsr.noMadeUpEmail'), field: 'email' };
    const problems = [
      ...unknown,
      // Report an unknown parent, or a cell with an error, only once, and not as a missing value too.
      ...Object.values(draftProblems).filter(({ field }) => !unknown.some((fault) => fault.field === field)),
    ];
    const earlier = rowOf.get(email);
    if (email !== '' && earlier !== undefined) problems.push({ ...keyedMessage('addUsr.repeatedEmail', [earlier]), field: 'email' });
    else if (taken.has(email)) problems.push(problem(CODE.emailInUse, { field: 'email' }));
    if (email !== '' && earlier === undefined) rowOf.set(email, user.row);
    return { row: user.row, draft, email, problems, known: employees.get(sameId(draft.employeeId)) };
  });
}

/** The made-up email with the first free number: `ana.lima2`. */
function freeLocalPart({ firstName, lastName }: NewUserDraft, isFree: (localPart: string) => boolean): string {
  const base = madeUpLocalPart(firstName, lastName);
  if (base === '') return '';
  for (let number = 1; ; number++) {
    const localPart = number === 1 ? base : `${base}${number}`;
    if (isFree(localPart)) return localPart;
  }
}

function draftOf(
  { cells, problems }: UserRow,
  { defaults, moderators, permissions }: CheckContext,
): { draft: NewUserDraft; unknown: Message[] } {
  const unknown: Message[] = [...problems];
  const refuse = (field: keyof NewUserDraft, text: string) => void unknown.push(problem(CODE.valueNotAllowed, { args: [text], field }));

  const named = listed(cells.permissions).flatMap((word) => {
    const permission = permissions[plain(word)];
    if (!permission) refuse('permissions', word);
    return permission ?? [];
  });
  const given = cells.permissions ? [...new Set(named)] : defaults.permissions;
  const isModerator = given.includes('moderator');
  const parent = cells.parent ? parentNamed(cells.parent, moderators) : defaults.parent;
  if (!isModerator && parent === undefined) refuse('parent', cells.parent ?? '');
  const parentDomains = moderators.find(({ uid }) => uid === parent)?.authDomains ?? [];
  const domains = cells.authDomains ? domainsNamed(cells.authDomains, parentDomains) : defaults.authDomains;
  const email = cells.email ?? '';
  const password = cells.password ?? '';

  return {
    unknown,
    draft: {
      company: defaults.company,
      permissions: given,
      parent: isModerator ? '' : (parent ?? ''),
      authDomains: isModerator ? [] : domains,
      firstName: cells.firstName ?? '',
      lastName: cells.lastName ?? '',
      employeeId: cells.employeeId ?? '',
      email,
      confirmEmail: email,
      lacksEmail: email === '' && !isModerator,
      password,
      confirmPassword: password,
    },
  };
}

const listed = (cell = ''): string[] =>
  cell
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The uid of the moderator with this full name or uid; undefined if several have the name. */
function parentNamed(cell: string, moderators: readonly ModeratorProfile[]): string | undefined {
  const wanted = plain(cell);
  const matches = moderators.filter(({ uid, firstName, lastName }) => uid === cell || plain(`${firstName} ${lastName}`) === wanted);
  return matches.length === 1 ? matches[0]?.uid : undefined;
}

/** The domains in a cell. Names may contain commas, so the whole cell is tried as one name first. */
function domainsNamed(cell: string, known: readonly string[]): string[] {
  const find = (text: string) => known.find((domain) => plain(domain) === plain(text));
  const whole = find(cell);
  if (whole !== undefined) return [whole];
  const parts = cell.includes(';') || cell.includes('\n') ? cell.split(/[;\n]/) : cell.split(',');
  return [
    ...new Set(
      parts
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => find(part) ?? part),
    ),
  ];
}
