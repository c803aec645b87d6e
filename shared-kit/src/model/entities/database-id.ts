/** The id of the Firestore database that a project has unless somebody names another one. */
export const DEFAULT_DATABASE = '(default)';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Whether Firestore takes this as the id of a database: `(default)`, or 4 to 63 small letters, digits and hyphens. */
export const isDatabaseId = (id: unknown): id is string =>
  id === DEFAULT_DATABASE || (typeof id === 'string' && /^[a-z][a-z0-9-]{2,61}[a-z0-9]$/.test(id) && !UUID.test(id));
