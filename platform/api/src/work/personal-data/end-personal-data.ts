import { firestorePaths } from 'shared-kit/model';
import type { KeptFor } from '../../environment/api-settings';
import type { Firebase } from '../../firebase/firebase';
import { ORIGINS_KEPT_MS } from '../../access/call-limits';
import type { Removals } from '../removals/removals';
import { dropOrigins, removeOldRecords } from './old-records';
import { dropOriginsOfKeys } from './origins-of-keys';
import { removeOldSessions } from './old-sessions';

export interface PersonalDataServices {
  readonly firebase: Firebase;
  readonly removals: Removals;
  readonly keptFor: KeptFor;
}

const DAY = 24 * 3_600_000;

/**
 * Removes what has been kept for its time (D-129): addresses and browsers of records, and addresses of programs with keys, always, records and sessions when operators have set a
 * time. The signal ends it after the piece that is being written; the next run goes on. Rejects when some of it failed, after the rest is done.
 */
export async function endPersonalData(
  { firebase, removals, keptFor: { recordsDays, sessionsMonths } }: PersonalDataServices,
  signal: AbortSignal,
  now = Date.now(),
): Promise<void> {
  const { firestore } = firebase;
  const companies = await firestore.collection(firestorePaths.companies()).select().get();
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => void problems.push(error);
  const endRecords = async (company: string) => {
    // First, so that no origin is dropped of a record that is removed.
    if (recordsDays !== undefined) await removeOldRecords(firebase, company, now - recordsDays * DAY, signal);
    await dropOrigins(firestore, company, now - ORIGINS_KEPT_MS, signal);
  };
  for (const { id } of companies.docs) await endRecords(id).catch(onProblem);
  await dropOriginsOfKeys(firestore, now, signal).catch(onProblem);
  if (sessionsMonths !== undefined) {
    const until = monthsBefore(now, sessionsMonths);
    await removeOldSessions({ firebase, removals }, { until, signal, onProblem }).catch(onProblem);
  }
  if (problems.length > 0) throw new AggregateError(problems, 'Some personal data are still to be removed.');
}

/** The same day and time of an earlier month; of a month without that day its last one. */
export function monthsBefore(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
