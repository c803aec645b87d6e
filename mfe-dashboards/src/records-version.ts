import type { Session } from 'shared-kit/model';

/** Says that a session holds other records than before: only the apps change them, and the counts with them (decision D-70). */
export const recordsVersionOf = ({ id, endTime, total, empty, invalid }: Session): string => JSON.stringify([id, endTime, total, empty, invalid]);
