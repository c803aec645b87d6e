import { docPaths } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import type { ChangeServices } from '../../records/record-change';
import { createLeasedWork, type LeasedWork, type LeasedWorkOptions } from '../leases/leased-work';
import { readRemoval, type Removal } from './removal';
import { removeParts } from './remove-parts';

/** Removals of what is hidden already and is removed part by part. */
export type Removals = LeasedWork<Removal>;

export interface RemovalServices extends ChangeServices {
  readonly removals: Removals;
}

/** Removes sessions, or a domain with all that belongs to it. The marker goes with the last of it, in one batch. */
export function createRemovals(firebase: Firebase, options?: LeasedWorkOptions): Removals {
  const { firestore } = firebase;
  return createLeasedWork<Removal>(
    firestore,
    {
      markers: 'removals',
      read: readRemoval,
      doAll: async (marker, removal, signal) => {
        await removeParts(firebase, removal, signal);
        const batch = firestore.batch();
        if (!removal.sessions)
          for (const path of [docPaths.domain(removal.domain), docPaths.summary(removal.domain)]) batch.delete(firestore.doc(path));
        batch.delete(marker);
        await batch.commit();
      },
    },
    options,
  );
}
