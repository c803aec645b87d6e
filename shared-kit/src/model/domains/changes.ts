/**
 * All actions of API calls, with the kind of thing that they change. The platform writes records with these actions, and the console shows
 * them by this list. `settings` are the address pattern and the texts of a domain.
 */
export const CHANGE_ACTIONS = {
  'users.create': 'user',
  'users.update': 'user',
  'users.remove': 'user',
  /** An administrator chose somebody's password. */
  'users.assignPassword': 'user',
  /** Somebody changed their own password. */
  'users.password': 'user',
  /** Somebody chose a password with an emailed code. */
  'users.resetPassword': 'user',
  'domains.create': 'domain',
  'domains.delete': 'domain',
  'domains.update': 'settings',
  /** Parts of an older version of the settings were restored. */
  'domains.restore': 'settings',
  'labelDesigns.create': 'labelDesign',
  'labelDesigns.update': 'labelDesign',
  'labelDesigns.delete': 'labelDesign',
  'manualInputFields.create': 'manualInputField',
  'manualInputFields.update': 'manualInputField',
  'manualInputFields.delete': 'manualInputField',
  /** A licence was added to a domain. */
  'licenses.create': 'license',
  'licenses.delete': 'license',
  'keys.create': 'apiKey',
  'keys.renew': 'apiKey',
  'keys.remove': 'apiKey',
  'keys.domains': 'apiKey',
  'sessions.delete': 'session',
  'sessions.push': 'session',
  'tasks.create': 'task',
} as const;

export type ChangeAction = keyof typeof CHANGE_ACTIONS;
export type ChangeKind = (typeof CHANGE_ACTIONS)[ChangeAction];

/** The kinds of subjects whose changes are recorded (ADR-0022). */
export const CHANGE_KINDS: readonly ChangeKind[] = [...new Set(Object.values(CHANGE_ACTIONS))];

export const isChangeAction = (action: unknown): action is ChangeAction =>
  typeof action === 'string' && Object.hasOwn(CHANGE_ACTIONS, action);

/** The actions on a kind of thing. Records are queried by action, because older ones do not have their kind. */
export const actionsOn = (kind: ChangeKind): ChangeAction[] =>
  (Object.keys(CHANGE_ACTIONS) as ChangeAction[]).filter((action) => CHANGE_ACTIONS[action] === kind);

/** The author in records of actions of the platform itself, such as a push at the full hour. */
export const PLATFORM_ACTOR = 'platform';

export interface ChangeSubject {
  kind: ChangeKind;
  /** Its name at that time; null in older records. */
  name: string | null;
}

/** The version of a domain's settings that a change created, and the one before. */
export interface ChangedSettings {
  /** Id of the settings document. */
  id: string;
  /** Id of the one before; null for the first. */
  before: string | null;
}

/** `companies/{company}/audit/{id}`: who changed what and when, never to which value (ADR-0011, ADR-0022). */
export interface Change {
  id: string;
  /** Epoch milliseconds. */
  at: number | null;
  /** Uid of the person, or {@link PLATFORM_ACTOR}. */
  by: string;
  /** Their name at that time; null in older records. */
  byName: string | null;
  /** The moderator on whose behalf it was done. */
  parentUid: string | null;
  /** Empty 90 days after the change, as is `userAgent` (D-129). */
  ip: string;
  userAgent: string;
  /** Null for an action that this console does not know. */
  action: ChangeAction | null;
  /** Null for an action that this console does not know. */
  subject: ChangeSubject | null;
  /** Id of the thing: uid, session, task, licence or key; the domain's id for parts of its settings. */
  subjectId: string;
  /** The domain of the thing, if it belongs to one. */
  domain: string | null;
  /** Names of the fields that changed. */
  fields: string[];
  /** For changes of settings; null in older records. */
  settings: ChangedSettings | null;
}
