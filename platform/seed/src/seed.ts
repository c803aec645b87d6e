import { apiSettings, refreshSummaries, type Firebase } from 'platform-api/seed';
import { demoAccounts, writeAccounts } from './accounts/write-accounts';
import { writeChanges } from './changes/write-changes';
import { Clock } from './ground/clock';
import { writeCompanies } from './companies/write-companies';
import { writeApiKeys } from './keys/api-keys';
import { sessionPlans, type SeedSize } from './sessions/session-plan';
import { writeSessions } from './sessions/write-sessions';
import { writeSettings } from './settings/write-settings';
import { writeTasks } from './tasks/write-tasks';

export interface SeedOptions {
  size?: SeedSize;
  /** Today, for dates that are relative to it. */
  now?: Date;
  /** The secret by which the API signs keys; by default that of the API on the embedded Firebase. */
  keySecret?: string;
  onStep?: (step: string) => void;
}

const embeddedSecret = () => apiSettings({}, { embedded: true }).keySecret;

/** Writes the demo data into a project, embedded or real. Ids, names and counts are the same each time. */
export async function seedDemo(firebase: Firebase, options: SeedOptions = {}): Promise<void> {
  const { size = 'demo', now = new Date(), keySecret = embeddedSecret(), onStep = () => undefined } = options;
  const { firestore } = firebase;
  const clock = new Clock(now);
  onStep('companies');
  await writeCompanies(firestore, clock);
  await writeSettings(firebase, clock);
  await writeChanges(firestore, clock);
  await writeApiKeys(firestore, clock, keySecret);
  onStep('accounts');
  await Promise.all([writeAccounts(firebase), writeTasks(firestore, clock)]);
  onStep('sessions');
  await writeSessions(firebase, sessionPlans(size), demoAccounts(), clock);
  onStep('summaries');
  await refreshSummaries(firestore, { now: now.getTime() });
}
