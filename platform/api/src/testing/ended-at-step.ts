import type { Firebase } from '../firebase/firebase';

/** What changes something, of each service. */
const AUTH = [
  'createUser',
  'updateUser',
  'setCustomUserClaims',
  'revokeRefreshTokens',
  'deleteUser',
  'deleteUsers',
  'importUsers',
] as const;
const FIRESTORE: readonly string[] = ['commit', 'batchWrite'];
const FILE = ['save', 'delete', 'copy', 'setMetadata'] as const;

class Ended extends Error {
  override readonly name = 'Ended';
}

type Method = (...given: unknown[]) => unknown;

/** Does the work as if its process were ended after so many changes: every later one is refused, also those that would clean up. */
async function endedAfter({ auth, firestore, bucket }: Firebase, steps: number, work: () => Promise<unknown>): Promise<boolean> {
  let done = 0;
  let isEnded = false;
  // The compiler does not see that the wrapped methods set it.
  const wasEnded = () => isEnded;
  const undo: (() => void)[] = [];
  const wrap = (owner: object, name: string, isChange: (given: unknown[]) => boolean = () => true) => {
    const methods = owner as Record<string, Method>;
    const original = methods[name]!;
    methods[name] = (...given) => {
      if (!isChange(given)) return original.apply(owner, given);
      isEnded ||= done === steps;
      if (isEnded) return Promise.reject(new Ended(`Ended after ${steps} changes.`));
      done += 1;
      return original.apply(owner, given);
    };
    undo.push(() => (methods[name] = original));
  };
  for (const name of AUTH) wrap(auth, name);
  wrap(firestore, 'request', ([method]) => FIRESTORE.includes(String(method)));
  wrap(bucket, 'deleteFiles');
  const file = bucket.file.bind(bucket);
  bucket.file = (...given) => {
    const one = file(...given);
    for (const name of FILE) wrap(one, name);
    return one;
  };
  undo.push(() => (bucket.file = file));
  try {
    await work();
  } catch (error) {
    // The work may answer with an error of its own, as for a file that could not be stored.
    if (!wasEnded()) throw error;
  } finally {
    for (const restore of undo) restore();
  }
  return isEnded;
}

type Part = (steps: number) => Promise<unknown>;

/**
 * Ends the work after none of its changes in Auth, Firestore and Storage, after one, after two and so on, and looks each time at what remains. Returns how
 * many changes the whole work makes. Each part gets the number of changes; `before` prepares what this try works on.
 */
export async function endedAtEachStep(
  firebase: Firebase,
  { before, work, after }: Record<'work' | 'after', Part> & { before?: Part },
): Promise<number> {
  for (let steps = 0; ; steps += 1) {
    await before?.(steps);
    if (!(await endedAfter(firebase, steps, () => work(steps)))) return steps;
    await after(steps);
  }
}
