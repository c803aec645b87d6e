import { applicationDefault } from 'firebase-admin/app';
import { withDeadline } from '../http/deadline';

/** Google's libraries also look for the credentials of a host in the network. */
const DEADLINE_MS = 10_000;

/** Why the credentials that Google's libraries find give no access to a project; undefined if they work. */
export async function credentialsProblem(): Promise<string | undefined> {
  try {
    await withDeadline(applicationDefault().getAccessToken(), DEADLINE_MS);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0]! : String(error);
    return `the credentials (GOOGLE_APPLICATION_CREDENTIALS, or those of the host) give no access: ${reason}`;
  }
}
