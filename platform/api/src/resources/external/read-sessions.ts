import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CODE, docPaths, firestorePaths, isDocumentId, sessionLimit, type DomainRef } from 'shared-kit/model';
import { apiError } from '../../http/api-error';
import { fieldsOf, plainValues } from '../../documents/plain-values';
import { newestPage } from './list-page';
import type { SessionsQuery } from './external.schema';

const FIELDS = ['name', 'startTime', 'endTime', 'total', 'empty', 'invalid', 'pushStatus', 'wasTask', 'orderedColumns'];

const sessionOf = (snapshot: DocumentSnapshot) => ({ id: snapshot.id, ...fieldsOf(snapshot.data() ?? {}, FIELDS) });

/** The newest sessions of a domain (`noSessions` for none), as many as the console shows unless fewer are asked for, and where the next page begins. */
export async function listSessions(firestore: Firestore, domain: DomainRef, { limit, before, next }: SessionsQuery) {
  const most = limit ?? sessionLimit((await firestore.doc(docPaths.domain(domain)).get()).get('sessionCountLimit'));
  const page = await newestPage(firestore.collection(firestorePaths.sessions(domain)), 'startTime', { limit: most, before, next });
  if (page.docs.length === 0 && next === undefined) throw apiError(CODE.noSessions);
  return { sessions: page.docs.map(sessionOf), next: page.next };
}

/** One session (`sessionNotFound` for none) with one stored part of its records, and which part to ask for next. */
export async function readSession(firestore: Firestore, domain: DomainRef, session: string, part: number) {
  if (!isDocumentId(session)) throw apiError(CODE.sessionNotFound);
  const ref = { ...domain, session };
  const from = firestore.collection(firestorePaths.addresses(ref)).where('index', '>=', part).orderBy('index').limit(2);
  const [document, parts] = await Promise.all([firestore.doc(docPaths.session(ref)).get(), from.get()]);
  if (!document.exists) throw apiError(CODE.sessionNotFound);
  const [first, next] = parts.docs;
  return {
    session: sessionOf(document),
    records: plainValues(first?.get('records') ?? []),
    nextPart: next === undefined ? null : Number(next.get('index')),
  };
}
