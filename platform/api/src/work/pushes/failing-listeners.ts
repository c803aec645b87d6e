import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, formatMessage } from 'shared-kit/model';
import { ApiError } from '../../http/api-error';
import { listenerOf, type ListenerServices } from './listener';

/** How the pushes of a company go, whose sessions are sent to a listener. */
export interface ListenerState {
  company: string;
  /** Where operators write the listener. */
  path: string;
  /** Why the listener that is stored cannot be used; undefined if it can. */
  problem?: string;
  /** Sessions whose push failed and is tried again. */
  failed: number;
  /** When the push that failed first of these began to fail. */
  failedSince?: Date;
  /** Sessions that are tried no more (D-71). */
  givenUp: number;
}

/** The state of each company's listener, from what is stored: nothing is sent. */
export async function statesOfListeners(services: ListenerServices): Promise<ListenerState[]> {
  const { firestore } = services.firebase;
  const companies = await firestore.collection(firestorePaths.companies()).where('hasSessionPushListener', '==', true).select().get();
  return Promise.all(companies.docs.map(({ id }) => stateOf(services, firestore, id)));
}

async function stateOf(services: ListenerServices, firestore: Firestore, company: string): Promise<ListenerState> {
  const ofCompany = firestore.collectionGroup('sessions').where('pushCompany', '==', company);
  // Those that are tried no more have null, which no range has, and the first place in the order.
  const all = ofCompany.orderBy('pushNextTryAt');
  const tried = ofCompany.where('pushNextTryAt', '>', Timestamp.fromMillis(0)).orderBy('pushNextTryAt');
  const [problem, total, failed, first] = await Promise.all([
    problemOf(services, company),
    all.count().get(),
    tried.count().get(),
    tried.limit(1).select('pushFailedAt').get(),
  ]);
  const failedAt: unknown = first.docs[0]?.get('pushFailedAt');
  return {
    company,
    path: docPaths.pushListener(company),
    ...(problem !== undefined && { problem }),
    failed: failed.data().count,
    ...(failedAt instanceof Timestamp && { failedSince: failedAt.toDate() }),
    givenUp: total.data().count - failed.data().count,
  };
}

async function problemOf(services: ListenerServices, company: string): Promise<string | undefined> {
  try {
    await listenerOf(services, company);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return formatMessage(error.problem.text, error.problem.args);
  }
}
