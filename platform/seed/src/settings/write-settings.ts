import type { Firebase } from 'platform-api/seed';
import { docPaths, domainTexts, expectedDataColumns, firestorePaths, type DomainSettings } from 'shared-kit/model';
import type { Clock } from '../ground/clock';
import { withLabelPictures, writeLabelPictures } from './label-pictures';
import { VERSIONS, versionId } from './versions.data';

/** Every version of the domains' settings, the texts of the newest in the domains, and the pictures of its labels. */
export async function writeSettings({ firestore, bucket }: Firebase, clock: Clock): Promise<void> {
  const batch = firestore.batch();
  /** The newest settings of each domain. Only their pictures are written, since versions share the pictures of their labels. */
  const newest = new Map<string, DomainSettings>();
  for (const version of VERSIONS) {
    const { domain, age, minutes, by } = version;
    const settings = withLabelPictures(domain, version.settings);
    newest.set(firestorePaths.settings(domain), settings);
    batch.set(firestore.doc(`${firestorePaths.settings(domain)}/${versionId(version)}`), {
      ...settings,
      createdDate: clock.daysAgo(age, minutes),
      createdBy: by.uid,
      createdByName: by.name,
      expectedDataColumns: expectedDataColumns(settings),
    });
    // The versions are in the order of time: the newest one is written last.
    batch.set(firestore.doc(docPaths.domain(domain)), domainTexts(settings), { merge: true });
  }
  await Promise.all([...newest.values()].map((settings) => writeLabelPictures(bucket, settings)));
  await batch.commit();
}
