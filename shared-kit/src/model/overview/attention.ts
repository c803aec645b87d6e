import { KEY_AGE_MS } from '../entities/limits';
import type { OpenTask } from './domain-summary';

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

/** How much of a task was read, 0 to 1; null while no session of it exists, or when it has no addresses. */
export function taskProgress({ read, addressesCount }: Pick<OpenTask, 'read' | 'addressesCount'>): number | null {
  return read === null || addressesCount <= 0 ? null : Math.min(1, read / addressesCount);
}
