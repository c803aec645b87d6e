import type { FastifyBaseLogger } from 'fastify';
import { endBegun, leftOverMarks } from '../../accounts/begun-sign-ins';
import type { Firebase } from '../../firebase/firebase';

const PAGE = 100;

/**
 * Ends what interrupted calls have left of new users (D-138): a sign-in with a profile is completed, one without is removed. Each is logged. Rejects
 * when some could not be ended, after the rest is done; the next run tries them again.
 */
export async function endBegunSignIns(firebase: Firebase, log: Pick<FastifyBaseLogger, 'warn'>, signal: AbortSignal): Promise<void> {
  const marks = leftOverMarks(firebase.firestore).limit(PAGE);
  const problems: unknown[] = [];
  for (let page = await marks.get(); !page.empty; page = await marks.startAfter(page.docs.at(-1)!).get()) {
    for (const { id: uid } of page.docs) {
      if (signal.aborted) return;
      const outcome = await endBegun(firebase, uid).catch((error: unknown) => void problems.push(error));
      if (outcome === 'removed') log.warn({ user: uid }, 'a sign-in without a profile was removed: its making was interrupted');
      if (outcome === 'completed') log.warn({ user: uid }, 'a new user whose making was interrupted can sign in now');
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, 'Some interrupted sign-ins are still to be ended.');
}
