import { readFirebase, readSettings } from 'platform-api';
import { openAnswering, type Firebase } from 'platform-api/seed';
import { requireConsent, type Ask } from './consent';

/**
 * Runs `write` on the project that the environment names, after the consent. All programs of this package write through it. It needs only the variables
 * that name the project, not the other settings of servers.
 */
export async function inProject<T>(
  env: NodeJS.ProcessEnv,
  { confirmedProject, ask }: { confirmedProject: string | undefined; ask: Ask | undefined },
  write: (firebase: Firebase) => Promise<T>,
): Promise<T> {
  const settings = await readSettings(env, readFirebase);
  await requireConsent(settings, confirmedProject, ask);
  const firebase = await openAnswering(settings, ['Auth', 'Firestore', 'Storage']);
  try {
    return await write(firebase);
  } finally {
    await firebase.close();
  }
}
