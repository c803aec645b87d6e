import type { Firestore } from 'firebase-admin/firestore';
import { companyDocument } from 'platform-api/seed';
import { docPaths } from 'shared-kit/model';
import type { Clock } from '../ground/clock';
import { ARMAZEM_1, CENTRAL_WAREHOUSE, COMPANIES, DOMAINS, LICENSE_IDS, SPARE_LICENSE_IDS } from './companies.data';

/** The days until one licence ends, so that a warehouse has a licence to renew soon. */
const SOON_DAYS = 12;

/** The licences of Central Warehouse (one ends soon, one is switched off, one has expired), and two of norte that no domain has. */
function licenses(clock: Clock) {
  const license = (description: string, serialNumber: string, isActive: boolean, days: number) => ({
    description,
    serialNumber,
    company: CENTRAL_WAREHOUSE.company,
    isActive,
    expDate: clock.secondsAhead(days),
    authDomains: [CENTRAL_WAREHOUSE.domain],
  });
  const spare = (...args: Parameters<typeof license>) => ({ ...license(...args), company: ARMAZEM_1.company, authDomains: [] });
  return {
    [LICENSE_IDS.active]: license('Drone 1, main hall', 'SN-2041-7741', true, SOON_DAYS),
    [LICENSE_IDS.inactive]: license('Drone 2, spare', 'SN-2041-7742', false, 200),
    [LICENSE_IDS.expired]: license('Count app, old handhelds', 'SN-1987-0032', true, -45),
    [SPARE_LICENSE_IDS.active]: spare('Drone, reserva', 'SN-2044-0107', true, 300),
    [SPARE_LICENSE_IDS.expired]: spare('Coletores antigos', 'SN-1991-0008', true, -120),
  };
}

/** The demo's companies, domains and licences, in one batch. Dates count from the clock's now. */
export async function writeCompanies(firestore: Firestore, clock: Clock): Promise<void> {
  const batch = firestore.batch();
  for (const { id, exhibitionName, hasSessionPushListener, domains } of COMPANIES) {
    batch.set(firestore.doc(docPaths.company(id)), {
      ...companyDocument(id, exhibitionName),
      hasSessionPushListener,
      authDomains: [...domains],
    });
  }
  for (const { ref, authLicenses, ...domain } of DOMAINS) {
    batch.set(firestore.doc(docPaths.domain(ref)), { name: ref.domain, authLicenses: [...authLicenses], ...domain });
  }
  for (const [id, license] of Object.entries(licenses(clock))) {
    batch.set(firestore.doc(docPaths.license(license.company, id)), license);
  }
  await batch.commit();
}
