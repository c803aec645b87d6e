import type { Firestore, Query } from 'firebase-admin/firestore';
import { docPaths, type DomainRef } from 'shared-kit/model';
import { OPEN_TASK_STATES } from 'shared-kit/model/overview';
import { isBeingRemoved } from '../domains/kept-domain';
import { writeSummary } from './summarize-domain';

/** Several changes of a domain in this time are summed up once. */
const SETTLE_MS = 500;
/** A stream that broke is opened again after so long; the hourly work has told the rest meanwhile. */
const AGAIN_MS = 60_000;

export interface FollowOptions {
  /** Hears why a domain could not be summed up, or a stream broke. */
  onProblem: (error: unknown) => void;
  track: <T>(work: Promise<T>) => Promise<T>;
}

/** `companies/{c}/domains/{d}/…` */
function domainOf(path: string): DomainRef | null {
  const [companies, company, domains, domain] = path.split('/');
  return companies === 'companies' && domains === 'domains' && company && domain ? { company, domain } : null;
}

/**
 * Sums a domain up again as soon as a push of it fails or succeeds and one of its tasks is made, goes on or ends: the apps write
 * those themselves, and whoever watches the start page should not wait for the hour. Few documents match; the others are not read.
 * The result ends it.
 */
export function followChanges(firestore: Firestore, { onProblem, track }: FollowOptions): () => void {
  const waiting = new Map<string, NodeJS.Timeout>();
  const again = new Set<NodeJS.Timeout>();
  const stops = new Set<() => void>();
  let ended = false;

  function changed(ref: DomainRef): void {
    const key = `${ref.company}/${ref.domain}`;
    if (ended || waiting.has(key)) return;
    const write = () => {
      waiting.delete(key);
      track(writeSummaryOfKept(firestore, ref)).catch(onProblem);
    };
    waiting.set(key, setTimeout(write, SETTLE_MS).unref());
  }

  function follow(query: Query): void {
    if (ended) return;
    let isFirst = true;
    const stop = query.onSnapshot(
      (snapshot) => {
        // What was there before is in the summaries: the hourly work begins with them.
        if (!isFirst) for (const { doc } of snapshot.docChanges()) ifDomain(doc.ref.path, changed);
        isFirst = false;
      },
      (error) => {
        stops.delete(stop);
        onProblem(error);
        const timer = setTimeout(() => {
          again.delete(timer);
          follow(query);
        }, AGAIN_MS).unref();
        again.add(timer);
      },
    );
    stops.add(stop);
  }

  follow(firestore.collectionGroup('sessions').where('pushStatus', '==', 'FAILED'));
  follow(firestore.collectionGroup('tasks').where('state', 'in', [...OPEN_TASK_STATES]));
  return () => {
    ended = true;
    for (const stop of stops) stop();
    for (const timer of [...waiting.values(), ...again]) clearTimeout(timer);
  };
}

function ifDomain(path: string, then: (ref: DomainRef) => void): void {
  const ref = domainOf(path);
  if (ref) then(ref);
}

/** A domain that is gone, or going, gets no summary again. */
async function writeSummaryOfKept(firestore: Firestore, ref: DomainRef): Promise<void> {
  const domain = await firestore.doc(docPaths.domain(ref)).get();
  if (domain.exists && !isBeingRemoved(domain)) await writeSummary(firestore, ref);
}
