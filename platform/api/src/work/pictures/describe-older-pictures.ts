import { chunk, firestorePaths } from 'shared-kit/model';
import { describePictures } from '../../accounts/profile-pictures';
import { pages } from '../../documents/pages';
import { storedProfile } from '../../documents/stored-profile';
import type { Firebase } from '../../firebase/firebase';
import type { Run } from '../schedule/regularly';
import { once } from '../schedule/once';

/** Profiles whose pictures are described at the same time. */
const AT_ONCE = 10;

/** Gives the profile pictures of an earlier version their company, by which key users may read them (D-91): once, on one server. */
export const describeOlderPictures = (firebase: Firebase, run: Run): Promise<void> =>
  once(firebase, { mark: 'picturesOfCompanies', lease: 'pictures', work: describeAll }, run);

async function describeAll({ firestore, bucket }: Firebase, signal: AbortSignal): Promise<void> {
  const users = firestore.collection(firestorePaths.users()).select('company', 'keyUser', 'picture', 'thumbnail');
  for await (const page of pages(users, signal)) {
    const profiles = page.flatMap((user) => storedProfile(user) ?? []);
    for (const some of chunk(profiles, AT_ONCE)) await Promise.all(some.map((profile) => describePictures(bucket, profile)));
  }
}
