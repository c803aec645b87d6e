import type { Firebase } from 'platform-api/accounts';
import { expectedDataColumns, firestorePaths, type DomainRef, type DomainSettings } from 'shared-kit/model';
import { KEY_UID } from '../accounts/accounts.data';
import { withLabelPictures, writeLabelPictures } from '../pictures/label-pictures';
import type { Clock } from '../clock';
import { ARMAZEM_1, CENTRAL_WAREHOUSE, COLD_STORE, NORTH_YARD } from '../companies/companies.data';
import { CENTRAL_WAREHOUSE_SETTINGS } from './central-warehouse.settings';
import { ARMAZEM_1_SETTINGS, COLD_STORE_SETTINGS, NORTH_YARD_SETTINGS } from './other.settings';

interface Version {
  domain: DomainRef;
  /** Days before today; the newest of a domain counts (decision D-44). */
  age: number;
  settings: DomainSettings;
}

const VERSIONS: readonly Version[] = [
  // An older version, which nobody must read any more.
  { domain: CENTRAL_WAREHOUSE, age: 420, settings: { ...CENTRAL_WAREHOUSE_SETTINGS, labelDesigns: [], addrPattern: 'RRCCNNAA' } },
  { domain: CENTRAL_WAREHOUSE, age: 380, settings: CENTRAL_WAREHOUSE_SETTINGS },
  { domain: NORTH_YARD, age: 200, settings: NORTH_YARD_SETTINGS },
  { domain: COLD_STORE, age: 150, settings: COLD_STORE_SETTINGS },
  { domain: ARMAZEM_1, age: 90, settings: ARMAZEM_1_SETTINGS },
];

export async function writeSettings({ firestore, bucket }: Firebase, clock: Clock): Promise<void> {
  const batch = firestore.batch();
  const versions = VERSIONS.map(({ settings, ...one }) => ({ ...one, settings: withLabelPictures(one.domain, settings) }));
  await Promise.all(versions.map(({ settings }) => writeLabelPictures(bucket, settings)));
  for (const { domain, age, settings } of versions) {
    batch.set(firestore.doc(`${firestorePaths.settings(domain)}/v${1000 - age}`), {
      ...settings,
      createdDate: clock.daysAgo(age),
      createdBy: KEY_UID,
      expectedDataColumns: expectedDataColumns(settings),
    });
  }
  await batch.commit();
}
