import type { Session } from 'shared-kit/model';

/** Changes when the records of a session do: only the apps write records, and they update these counts as well (D-70). */
export const recordsVersionOf = ({ id, endTime, total, empty, invalid }: Session): string =>
  JSON.stringify([id, endTime, total, empty, invalid]);
