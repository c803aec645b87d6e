import type { Firestore } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { isBeingRemoved } from '../../documents/domain-removal';
import { writeSummary } from './summarize-domain';

/** Domains summed up at the same time: few, so that users do not find the database slow. */
const AT_ONCE = 4;

interface Refresh {
  now: number;
  signal?: AbortSignal | undefined;
  /** Called for a domain or company that cannot be summed up; the others are. */
  onProblem: (error: unknown) => void;
}

async function refreshCompany(firestore: Firestore, company: string, { now, signal, onProblem }: Refresh): Promise<void> {
  // Before the domains: one that is added meanwhile must not lose the summary that came with it.
  const { docs: stored } = await firestore.collection(firestorePaths.summaries(company)).select().get();
  const domains = await firestore.collection(firestorePaths.domains(company)).select('removal').get();
  const existing = domains.docs.filter((one) => !isBeingRemoved(one)).map(({ id }) => id);
  for (let at = 0; at < existing.length && !signal?.aborted; at += AT_ONCE) {
    const some = existing.slice(at, at + AT_ONCE);
    await Promise.all(some.map((domain) => writeSummary(firestore, { company, domain }, { now }).catch(onProblem)));
  }
  const names = new Set(existing);
  for (const { id } of stored) if (!names.has(id)) await firestore.doc(docPaths.summary({ company, domain: id })).delete();
}

/**
 * Sums up every domain of every company. The signal ends it after the domains that are under way. Rejects when some could not be summed up, after the
 * others are.
 */
export async function refreshSummaries(
  firestore: Firestore,
  { now = Date.now(), signal }: { now?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => void problems.push(error);
  const companies = await firestore.collection(firestorePaths.companies()).select().get();
  for (const { id } of companies.docs) {
    if (signal?.aborted) return;
    await refreshCompany(firestore, id, { now, signal, onProblem }).catch(onProblem);
  }
  if (problems.length > 0) throw new AggregateError(problems, 'Some domains could not be summed up.');
}
