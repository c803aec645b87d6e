import { FieldPath, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { chunk, docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import type { Firebase } from '../../firebase/firebase';
import { removeFilesBelow } from '../../firebase/remove-files';
import { removeContents } from '../ended-sessions/contents';
import { removeDomainFromMonths, removeFromMonths } from '../ended-sessions/remove-from-months';
import type { Removal } from './removal';
import { takeFromUsers } from './take-from-users';

const AT_ONCE = 5;
const PAGE = 50;
/** Between two writes of the progress: Firestore advises at most one write a second to one document. */
const WRITE_INTERVAL_MS = 1000;
const NOT_FOUND = 5;

/** The collections whose documents count as parts: sessions with their readings, tasks with their lists, versions of settings. */
const partsOf = (domain: DomainRef) => [firestorePaths.sessions(domain), firestorePaths.tasks(domain), firestorePaths.settings(domain)];

/** How many parts a domain has now. */
export async function countParts(firestore: Firestore, domain: DomainRef): Promise<number> {
  const counts = await Promise.all(partsOf(domain).map((path) => firestore.collection(path).count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** Removes the files below the document's path, then the document with its subcollections: until then a repeated removal finds both. */
async function removeBelow({ firestore, bucket }: Firebase, ref: DocumentReference): Promise<void> {
  await removeFilesBelow(bucket, `${ref.path}/`);
  await firestore.recursiveDelete(ref);
}

/** Notes the progress on the domain's document, where key users follow it (D-46). */
class Progress {
  private done = 0;
  private total = 0;
  private writtenAt = 0;

  constructor(
    private readonly firestore: Firestore,
    private readonly domain: DomainRef,
  ) {}

  /** Starts from what is left, where an interrupted removal ended. */
  async begin(): Promise<void> {
    const stored = await this.firestore.doc(docPaths.domain(this.domain)).get();
    const remaining = await countParts(this.firestore, this.domain);
    this.total = Math.max(Number(stored.get('removal.total') ?? 0), remaining);
    this.done = this.total - remaining;
    await this.write();
  }

  async add(parts: number): Promise<void> {
    this.done += parts;
    this.total = Math.max(this.total, this.done);
    if (Date.now() - this.writtenAt >= WRITE_INTERVAL_MS) await this.write();
  }

  private async write(): Promise<void> {
    this.writtenAt = Date.now();
    const progress = { 'removal.done': this.done, 'removal.total': this.total };
    await this.firestore
      .doc(docPaths.domain(this.domain))
      .update(progress)
      .catch((error: unknown) => {
        // An older version of the platform removed the domain's document first: there is none to hold the progress.
        if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
      });
  }
}

async function removeDomainParts(firebase: Firebase, { domain, licenses = [] }: Removal, signal: AbortSignal): Promise<void> {
  const { firestore, bucket } = firebase;
  await takeFromUsers(firestore, { domain, licenses }, signal);
  await removeDomainFromMonths(firestore, domain, signal);
  const progress = new Progress(firestore, domain);
  await progress.begin();
  for (const path of partsOf(domain)) {
    for (;;) {
      const { docs } = await firestore.collection(path).orderBy(FieldPath.documentId()).select().limit(PAGE).get();
      for (const some of chunk(docs, AT_ONCE)) {
        signal.throwIfAborted();
        await Promise.all(some.map(({ ref }) => removeBelow(firebase, ref)));
        await progress.add(some.length);
      }
      if (docs.length < PAGE) break;
    }
  }
  signal.throwIfAborted();
  // What its sessions were found by and their figures, label pictures, and subcollections of documents that are gone already.
  for (const collection of await firestore.doc(docPaths.domain(domain)).listCollections()) await firestore.recursiveDelete(collection);
  await removeFilesBelow(bucket, `${docPaths.domain(domain)}/`);
}

/** Removes everything but the marker and the domain's document. Rejects before the next part when the signal is aborted. */
export async function removeParts(firebase: Firebase, removal: Removal, signal: AbortSignal): Promise<void> {
  const { domain, sessions } = removal;
  if (!sessions) return removeDomainParts(firebase, removal, signal);
  await removeFromMonths(firebase.firestore, domain, sessions, signal);
  for (const session of sessions) {
    signal.throwIfAborted();
    const ref = firebase.firestore.doc(docPaths.session({ ...domain, session }));
    await removeBelow(firebase, ref);
    await removeContents(firebase.firestore, domain, session);
    // A picture whose upload was allowed just before the session was hidden may have arrived meanwhile.
    await firebase.bucket.deleteFiles({ prefix: `${ref.path}/` });
  }
}
