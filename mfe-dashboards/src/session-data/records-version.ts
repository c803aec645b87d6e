import type { Session } from 'shared-kit/model';

/**
 * The least time between two looks at the records of sessions that change: the apps write several times a second, and each look reads the whole
 * newest part.
 */
export const FOLLOW_PACE_MS = 3000;

/** Changes when the records of a session do: only the apps write records, and they update these counts as well (D-70). */
export const recordsVersionOf = ({ id, endTime, total, empty, invalid }: Session): string =>
  JSON.stringify([id, endTime, total, empty, invalid]);
