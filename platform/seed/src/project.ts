import { readFirebase, readSettings } from 'platform-api';
import { openAnswering, type Firebase } from 'platform-api/seed';
import { requireConsent, type Ask } from './consent';

/**
 * Writes into the project of the environment; whatever does so passes here. It needs what names the project, and nothing that servers need besides.
 */
export async function inProject<T>(env: NodeJS.ProcessEnv, { given, ask }: { given: string | undefined; ask: Ask | undefined }, write: (firebase: Firebase) => Promise<T>): Promise<T> {
  const settings = await readSettings(env, readFirebase);
  await requireConsent(settings, given, ask);
  const firebase = await openAnswering(settings, ['Auth', 'Firestore', 'Storage']);
  try {
    return await write(firebase);
  } finally {
    await firebase.close();
  }
}
