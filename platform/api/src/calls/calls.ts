import type { ChangeAction, KeyedText, Permission } from 'shared-kit/model';

/** The description of one call for people; tests compare it with what the server does. */
export interface CallNote {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The roles of which the caller needs one, or what the call requires instead of a token. */
  who: readonly Permission[] | 'anybody, signed in or not' | 'an API key';
  /** The number of its success, or the key of a text without one; `data` for a call that reads. */
  success: number | KeyedText | 'data';
  /** Its error codes besides {@link COMMON_CODES}. */
  codes: readonly number[];
  /** The actions that it records (decision 0022); empty for a call that changes nothing. */
  records: readonly ChangeAction[];
  /** Requirements of the checklist and decisions. */
  cites: string;
  /** Where its tests are, below `src/`. */
  tests: readonly string[];
}

/** 0 unreadable request, 1 bug in the server, 2 token, 3 role or company, 6 too slow or a service out of reach; then those of schemas. */
export const COMMON_CODES = [0, 1, 2, 3, 6, 200, 202, 204, 205, 214, 215, 402, 900] as const;

const KEY: readonly Permission[] = ['keyUser'];
const EVERYBODY: readonly Permission[] = ['keyUser', 'moderator', 'assistant', 'pilot', 'checker'];

const DOMAINS = ['resources/domains/domains.test.ts'];
const DOMAIN_TEXTS = ['resources/domains/update-domain.test.ts', 'settings/two-editors.test.ts'];
const LABELS = ['resources/label-designs/label-designs.test.ts', 'settings/two-editors.test.ts'];
const FIELDS = ['resources/manual-input-fields/manual-input-fields.test.ts', 'settings/two-editors.test.ts'];
const LICENSES = ['resources/licenses/licenses.test.ts'];
const PASSWORDS = ['resources/users/passwords.test.ts'];
const KEYS = ['resources/keys/keys.test.ts'];
const EXTERNAL = ['resources/external/external.test.ts'];

export const CALLS: readonly CallNote[] = [
  {
    method: 'PATCH', path: '/users/pw', who: EVERYBODY, success: 410, codes: [206, 409, 417, 961],
    records: ['users.password'], cites: 'API-04', tests: PASSWORDS,
  },
  {
    method: 'PUT', path: '/users/pw', who: KEY, success: 410, codes: [206, 412, 417],
    records: ['users.assignPassword'], cites: 'API-05', tests: [...PASSWORDS, 'resources/users/assign-password.test.ts'],
  },
  {
    method: 'PATCH', path: '/users/resetpw', who: 'anybody, signed in or not', success: 410, codes: [206, 412, 417],
    records: ['users.resetPassword'], cites: 'API-03', tests: PASSWORDS,
  },
  {
    method: 'POST', path: '/users', who: KEY, success: 406, codes: [203, 206, 213, 404, 411, 413, 417, 419, 420],
    records: ['users.create'], cites: 'API-06, D-30 to D-38', tests: ['resources/users/create-user.test.ts', 'accounts/claims.test.ts'],
  },
  {
    method: 'PATCH', path: '/users', who: EVERYBODY, success: 407, codes: [7, 203, 317, 404, 412, 413],
    records: ['users.update'], cites: 'API-07, D-36', tests: ['resources/users/update-user.test.ts'],
  },
  {
    method: 'DELETE', path: '/users', who: KEY, success: 408, codes: [405, 412],
    records: ['users.remove'], cites: 'API-08, D-37', tests: ['resources/users/remove-user.test.ts'],
  },
  {
    method: 'POST', path: '/domains', who: KEY, success: 301, codes: [5, 213, 300, 316, 901],
    records: ['domains.create'], cites: 'API-12, D-44, D-45', tests: DOMAINS,
  },
  {
    method: 'PATCH', path: '/domains', who: KEY, success: 302, codes: [5, 213, 216, 316],
    records: ['domains.update'], cites: 'API-11, D-42 to D-45, D-49', tests: DOMAIN_TEXTS,
  },
  {
    method: 'POST', path: '/domains/restore', who: KEY, success: 302, codes: [5, 213, 216, 316, 901],
    records: ['domains.restore'], cites: 'ADD-02, Restore', tests: ['resources/domains/restore-settings.test.ts'],
  },
  { method: 'DELETE', path: '/domains', who: KEY, success: 303, codes: [316], records: ['domains.delete'], cites: 'API-10, D-46', tests: DOMAINS },
  {
    method: 'POST', path: '/labelDesigns', who: KEY, success: 304, codes: [5, 7, 213, 216, 316, 317],
    records: ['labelDesigns.create'], cites: 'API-14, D-45, D-50 to D-57', tests: LABELS,
  },
  {
    method: 'PATCH', path: '/labelDesigns', who: KEY, success: 305, codes: [5, 7, 213, 216, 316, 317],
    records: ['labelDesigns.update'], cites: 'API-15, D-45, D-50 to D-57', tests: LABELS,
  },
  {
    method: 'DELETE', path: '/labelDesigns', who: KEY, success: 306, codes: [5, 316],
    records: ['labelDesigns.delete'], cites: 'API-16, D-45, D-52', tests: LABELS,
  },
  {
    method: 'POST', path: '/mif', who: KEY, success: 307, codes: [5, 213, 216, 316],
    records: ['manualInputFields.create'], cites: 'API-17, D-45', tests: FIELDS,
  },
  {
    method: 'PATCH', path: '/mif', who: KEY, success: 308, codes: [5, 213, 216, 316],
    records: ['manualInputFields.update'], cites: 'API-18, D-45', tests: FIELDS,
  },
  {
    method: 'DELETE', path: '/mif', who: KEY, success: 309, codes: [5, 316],
    records: ['manualInputFields.delete'], cites: 'API-19, D-45', tests: FIELDS,
  },
  {
    method: 'POST', path: '/licenses', who: KEY, success: 310, codes: [101, 312, 313, 315, 316],
    records: ['licenses.create'], cites: 'API-20, D-47', tests: LICENSES,
  },
  {
    method: 'DELETE', path: '/licenses', who: KEY, success: 311, codes: [312, 314, 316],
    records: ['licenses.delete'], cites: 'API-21, D-47', tests: LICENSES,
  },
  {
    method: 'DELETE', path: '/sessions', who: KEY, success: 'sessions.removed', codes: [316, 920, 921],
    records: ['sessions.delete'], cites: 'API-09', tests: ['resources/sessions/remove-sessions.test.ts'],
  },
  {
    method: 'POST', path: '/triggerSessionPush', who: KEY, success: 'sessions.pushTriggered', codes: [316, 920, 924, 925, 980],
    records: ['sessions.push'], cites: 'API-13, D-71', tests: ['resources/sessions/push.test.ts'],
  },
  {
    method: 'POST', path: '/tasks', who: ['keyUser', 'moderator', 'assistant'], success: 'createInventoryTask.created',
    codes: [213, 216, 316, 901, 941, 942, 943, 945, 946, 947, 948], records: ['tasks.create'], cites: 'API-26, D-60 to D-6A', tests: ['resources/tasks/create-task.test.ts', 'access/access.test.ts'],
  },
  { method: 'POST', path: '/keys', who: KEY, success: 501, codes: [404, 413, 505], records: ['keys.create'], cites: 'API-24, D-82', tests: KEYS },
  {
    method: 'PUT', path: '/keys', who: KEY, success: 502, codes: [506, 508],
    records: ['keys.renew', 'keys.create'], cites: 'API-22, D-83', tests: KEYS,
  },
  { method: 'DELETE', path: '/keys', who: KEY, success: 503, codes: [506], records: ['keys.remove'], cites: 'API-23', tests: KEYS },
  {
    method: 'PATCH', path: '/keys/authDomains', who: KEY, success: 507, codes: [404, 506, 508],
    records: ['keys.domains'], cites: 'API-25', tests: KEYS,
  },
  {
    method: 'GET', path: '/sessions', who: 'an API key', success: 'data', codes: [316, 920, 960, 961, 980],
    records: [], cites: 'DATA-10, D-94', tests: EXTERNAL,
  },
  {
    method: 'GET', path: '/tasks', who: 'an API key', success: 'data', codes: [316, 923, 944, 960, 961],
    records: [], cites: 'DATA-10, TASK-12, D-94', tests: EXTERNAL,
  },
];
