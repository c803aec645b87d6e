import type { DocumentReference } from 'firebase-admin/firestore';
import { docPaths } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import { LEASE_MS, readRemoval, type Removal } from './removal';

/** Documents below the paths, whatever they are, and files below the same names. */
async function removeBelow({ firestore, bucket }: Firebase, { domain, sessions }: Removal): Promise<void> {
  const paths = sessions?.map((session) => docPaths.session({ ...domain, session })) ?? [docPaths.domain(domain)];
  for (const path of paths) {
    await firestore.recursiveDelete(firestore.doc(path));
    await bucket.deleteFiles({ prefix: `${path}/` });
  }
}

/** Removes what is left and then the marker. For whoever holds the lease; a failure gives it back, so that others go on. */
export async function finishRemoval(firebase: Firebase, marker: DocumentReference, removal: Removal): Promise<void> {
  const renew = () => marker.update({ leaseUntil: Date.now() + LEASE_MS }).catch(() => undefined);
  const renewing = setInterval(() => void renew(), LEASE_MS / 3);
  try {
    await removeBelow(firebase, removal);
    await marker.delete();
  } catch (error) {
    await marker.update({ leaseUntil: 0 }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** Goes on with a removal that somebody began, unless somebody is still at it. */
export async function takeUpRemoval(firebase: Firebase, marker: DocumentReference): Promise<void> {
  const removal = await firebase.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(marker);
    if (!stored.exists || Number(stored.get('leaseUntil')) > Date.now()) return null;
    transaction.update(marker, { leaseUntil: Date.now() + LEASE_MS });
    return readRemoval(stored);
  });
  if (removal) await finishRemoval(firebase, marker, removal);
}

/** All removals that a process which ended has left behind. One that fails does not keep the others. */
export async function takeUpRemovals(firebase: Firebase): Promise<void> {
  const { docs } = await firebase.firestore.collectionGroup('removals').get();
  const results = await Promise.allSettled(docs.map(({ ref }) => takeUpRemoval(firebase, ref)));
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length > 0) throw new AggregateError(failed.map(({ reason }) => reason as unknown), 'Removals are left over.');
}
