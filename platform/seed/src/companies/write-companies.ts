import type { Firestore } from 'firebase-admin/firestore';
import { docPaths } from 'shared-kit/model';
import type { Clock } from '../clock';
import { CENTRAL_WAREHOUSE, COMPANIES, DOMAINS, LICENSE_IDS } from './companies.data';

/** The three licences of Central Warehouse: one good, one switched off, one past its date. */
function licenses(clock: Clock) {
  const license = (description: string, serialNumber: string, isActive: boolean, days: number) => ({
    description,
    serialNumber,
    company: CENTRAL_WAREHOUSE.company,
    isActive,
    expDate: clock.secondsAhead(days),
    authDomains: [CENTRAL_WAREHOUSE.domain],
  });
  return {
    [LICENSE_IDS.active]: license('Drone 1, main hall', 'SN-2041-7741', true, 400),
    [LICENSE_IDS.inactive]: license('Drone 2, spare', 'SN-2041-7742', false, 200),
    [LICENSE_IDS.expired]: license('Count app, old handhelds', 'SN-1987-0032', true, -45),
  };
}

export async function writeCompanies(firestore: Firestore, clock: Clock): Promise<void> {
  const batch = firestore.batch();
  for (const { id, exhibitionName, hasSessionPushListener, domains } of COMPANIES) {
    const company = { id, exhibitionName, hasSessionPushListener, authDomains: [...domains] };
    batch.set(firestore.doc(docPaths.company(id)), company);
  }
  for (const { ref, authLicenses, ...domain } of DOMAINS) {
    batch.set(firestore.doc(docPaths.domain(ref)), { name: ref.domain, authLicenses: [...authLicenses], ...domain });
  }
  for (const [id, license] of Object.entries(licenses(clock))) {
    batch.set(firestore.doc(docPaths.license(CENTRAL_WAREHOUSE.company, id)), license);
  }
  await batch.commit();
}
