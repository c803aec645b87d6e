import { liveCollection, toLicense, type LiveQuery } from 'shared-kit/firebase/data';
import { firestorePaths, type License } from 'shared-kit/model';
import { fullHour, withName } from '../overview/needs/overview.queries';

/** Active licences that have not ended, the first to end first. */
export const runningLicensesOf = (company: string, now: number, limit: number): LiveQuery<License> =>
  liveCollection(firestorePaths.licenses(company), (id, data) => withName(toLicense(id, data)), {
    where: [
      ['isActive', '==', true],
      ['expDate', '>=', Math.floor(fullHour(now) / 1000)],
    ],
    orderBy: [['expDate', 'asc']],
    limit,
  });
