import { KEY_AGE_MS } from 'shared-kit/model';
import type { OpenTask } from 'shared-kit/model/overview';

const DAY_MS = 24 * 3_600_000;
const LICENSE_DAYS = 30;

/** Whether an open task was created more than a day ago. */
export const taskIsLate = ({ createdDate }: Pick<OpenTask, 'createdDate'>, now: number): boolean =>
  createdDate !== null && now - createdDate > DAY_MS;

/** Keys that were created at this time or earlier should be renewed (D-81). In milliseconds since 1970. */
export const keyCutoff = (now: number): number => now - KEY_AGE_MS.safe;

/** The period in which licences need attention: they end within thirty days, or ended within the last thirty. Epoch seconds, as stored. */
export const licenseWindow = (now: number): { from: number; to: number } => ({
  from: Math.floor((now - LICENSE_DAYS * DAY_MS) / 1000),
  to: Math.floor((now + LICENSE_DAYS * DAY_MS) / 1000),
});
