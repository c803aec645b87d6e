import type { Firestore } from 'firebase-admin/firestore';
import { docPaths, type DomainRef } from 'shared-kit/model';
import { OPEN_TASK_STATES } from 'shared-kit/model/overview';
import { isBeingRemoved } from '../../documents/domain-removal';
import { keepListening } from '../schedule/keep-listening';
import { writeSummary } from './summarize-domain';

/** Several changes of a domain in this time lead to one update of its summary. */
const SETTLE_MS = 500;

export interface FollowOptions {
  onProblem: (error: unknown) => void;
  /** Called with how many domains wait to be summed up or are. */
  onWaiting?: (domains: number) => void;
  track: <T>(work: Promise<T>) => Promise<T>;
}

/** `companies/{c}/domains/{d}/…` */
function domainOf(path: string): DomainRef | null {
  const [companies, company, domains, domain] = path.split('/');
  return companies === 'companies' && domains === 'domains' && company && domain ? { company, domain } : null;
}

/**
 * Updates a domain's summary as soon as a push fails, a failed one succeeds, or a task is created, started or completed: apps write
 * these themselves, and the start page should not wait for the full hour. The listeners match few documents; the others are not
 * read. The result stops the listeners.
 */
export function followChanges(firestore: Firestore, { onProblem, onWaiting = () => undefined, track }: FollowOptions): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  let running = 0;
  let ended = false;

  const count = () => onWaiting(waiting.size + running);

  function changed(path: string): void {
    const ref = domainOf(path);
    const key = ref && docPaths.domain(ref);
    if (ended || !key || waiting.has(key)) return;
    const write = () => {
      waiting.delete(key);
      running++;
      void track(writeSummaryUnlessRemoved(firestore, ref))
        .catch(onProblem)
        .finally(() => {
          running--;
          count();
        });
    };
    waiting.set(key, setTimeout(write, SETTLE_MS).unref());
    count();
  }

  const queries = [
    firestore.collectionGroup('sessions').where('pushStatus', '==', 'FAILED'),
    firestore.collectionGroup('tasks').where('state', 'in', [...OPEN_TASK_STATES]),
  ];
  const stops = queries.map((query) =>
    keepListening(() => query, {
      onChanges: (changes, isFirst) => {
        // What was there before the hourly work sums up.
        if (!isFirst) for (const { doc } of changes) changed(doc.ref.path);
      },
      onProblem,
    }),
  );
  return () => {
    ended = true;
    for (const stop of stops) stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}

async function writeSummaryUnlessRemoved(firestore: Firestore, ref: DomainRef): Promise<void> {
  const domain = await firestore.doc(docPaths.domain(ref)).get();
  if (domain.exists && !isBeingRemoved(domain)) await writeSummary(firestore, ref);
}
