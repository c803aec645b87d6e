import type { Firebase } from '../../firebase/firebase';
import type { Run } from './regularly';
import { onOneServer } from './one-server';

/** Work that is done once, after which the document `platformWork/{mark}` exists. `lease` names it among the servers. */
export interface WorkOnce {
  mark: string;
  lease: string;
  /** Ends early when the signal is aborted; the next run does all of it again, as after `false`. */
  work: (firebase: Firebase, signal: AbortSignal) => Promise<boolean | void>;
}

/** Does the work on one server, unless it has been done. */
export async function once(firebase: Firebase, { mark, lease, work }: WorkOnce, run: Run): Promise<void> {
  const done = firebase.firestore.collection('platformWork').doc(mark);
  if ((await done.get()).exists) return;
  await onOneServer(firebase, lease, run, async () => {
    const isDone = await work(firebase, run.signal);
    if (isDone !== false && !run.signal.aborted) await done.set({ doneAt: Date.now() });
  });
}
