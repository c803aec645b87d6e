import { FieldValue } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import { OWNER } from '../api/calls';
import type { connect } from '../api/connect';

/** Writes a domain of the demo's moderator with these settings. */
export async function addDomain(
  firestore: ReturnType<typeof connect>['firestore'],
  ref: DomainRef,
  settings: Record<string, unknown>,
): Promise<void> {
  await firestore.doc(docPaths.domain(ref)).set({ name: ref.domain, parent: OWNER, authLicenses: [], sessionCountLimit: 100 });
  await firestore.collection(firestorePaths.settings(ref)).add({ ...settings, createdDate: FieldValue.serverTimestamp() });
  await firestore.doc(docPaths.user(OWNER)).update({ authDomains: FieldValue.arrayUnion(ref.domain) });
}
