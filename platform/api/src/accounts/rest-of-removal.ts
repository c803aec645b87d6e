import { docPaths } from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';
import { removeProfilePictures } from './profile-pictures';
import { ifSignIn } from '../firebase/missing-sign-in';

/** Removes what an interrupted removal has left of a user without a profile: sign-in and pictures. */
export async function removeRest({ auth, bucket }: Pick<Firebase, 'auth' | 'bucket'>, uid: string): Promise<void> {
  await ifSignIn(auth.deleteUser(uid));
  await removeProfilePictures(bucket, uid);
}

/** Does the same for the target of a removal on record, unless that is no user or has a profile again. */
export async function removeRestOf(firebase: Firebase, target: string): Promise<void> {
  const [, uid = ''] = target.split('/');
  if (uid === '' || target !== docPaths.user(uid)) return;
  if (!(await firebase.firestore.doc(target).get()).exists) await removeRest(firebase, uid);
}
