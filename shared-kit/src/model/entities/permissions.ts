interface PermissionRule {
  /** Whether the console gives it to new users; operators alone give the others. */
  readonly isGiven: boolean;
  /** Whether the console gives and takes it later. */
  readonly changes: boolean;
}

/**
 * The permissions of users (D-33). Claims, stored profiles, the schemas of calls, and the columns, filters and forms of the users' pages
 * follow.
 */
const RULES = {
  keyUser: { isGiven: false, changes: false },
  /** Whether a user is a moderator never changes (PROFILE-05). */
  moderator: { isGiven: true, changes: false },
  assistant: { isGiven: true, changes: true },
  pilot: { isGiven: true, changes: true },
  checker: { isGiven: true, changes: true },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof RULES;

type PermissionWith<Rule extends Partial<PermissionRule>> = {
  [Name in Permission]: (typeof RULES)[Name] extends Rule ? Name : never;
}[Permission];

/** A permission that the console can give. Only operators make key users (D-33). */
export type GivenPermission = PermissionWith<{ readonly isGiven: true }>;
/** A permission that can change later. */
export type ChangedPermission = PermissionWith<{ readonly changes: true }>;

export const PERMISSIONS = Object.keys(RULES) as readonly Permission[];
export const GIVEN_PERMISSIONS = PERMISSIONS.filter((name): name is GivenPermission => RULES[name].isGiven);
export const CHANGED_PERMISSIONS = PERMISSIONS.filter((name): name is ChangedPermission => RULES[name].changes);

/** A flag for each of these permissions, as profiles and calls have them. */
export const permissionFlags = <Name extends Permission>(names: readonly Name[], has: (name: Name) => boolean): Record<Name, boolean> =>
  Object.fromEntries(names.map((name) => [name, has(name)])) as Record<Name, boolean>;
