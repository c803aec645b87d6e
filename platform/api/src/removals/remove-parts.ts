import { FieldPath, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { docPaths, firestorePaths, type DomainRef } from 'shared-kit/model';
import type { Firebase } from '../firebase';
import type { Removal } from './removal';

/** Parts removed at once, and looked up in one go. */
const AT_ONCE = 5;
const PAGE = 50;
/** Between two notes of the progress: one document takes about a write a second. */
const NOTE_MS = 1000;
const NOT_FOUND = 5;

/** What a removal is made of, as people count it: sessions with their readings, tasks with their lists, versions of settings. */
const partsOf = (domain: DomainRef) => [firestorePaths.sessions(domain), firestorePaths.tasks(domain), firestorePaths.settings(domain)];

/** How many parts a domain has now. */
export async function countParts(firestore: Firestore, domain: DomainRef): Promise<number> {
  const counts = await Promise.all(partsOf(domain).map((path) => firestore.collection(path).count().get()));
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/** The files below the document's name, then the document with what lies below it: as long as it is there, it is not done. */
async function removeBelow({ firestore, bucket }: Firebase, ref: DocumentReference): Promise<void> {
  await bucket.deleteFiles({ prefix: `${ref.path}/` });
  await firestore.recursiveDelete(ref);
}

/** Notes the progress on the domain's document, where key users follow it (decision D-46). */
class Progress {
  private done = 0;
  private total = 0;
  private notedAt = 0;

  constructor(
    private readonly firestore: Firestore,
    private readonly domain: DomainRef,
  ) {}

  /** Goes on where an interrupted removal ended. */
  async begin(): Promise<void> {
    const stored = await this.firestore.doc(docPaths.domain(this.domain)).get();
    const left = await countParts(this.firestore, this.domain);
    this.total = Math.max(Number(stored.get('removal.total') ?? 0), left);
    this.done = this.total - left;
    await this.note();
  }

  async add(parts: number): Promise<void> {
    this.done += parts;
    this.total = Math.max(this.total, this.done);
    if (Date.now() - this.notedAt >= NOTE_MS) await this.note();
  }

  private async note(): Promise<void> {
    this.notedAt = Date.now();
    const progress = { 'removal.done': this.done, 'removal.total': this.total };
    await this.firestore.doc(docPaths.domain(this.domain)).update(progress).catch((error: unknown) => {
      // Removed by an older version, which took the document away first: nobody follows it.
      if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
    });
  }
}

async function removeDomainParts(firebase: Firebase, domain: DomainRef, signal: AbortSignal): Promise<void> {
  const { firestore, bucket } = firebase;
  const progress = new Progress(firestore, domain);
  await progress.begin();
  for (const path of partsOf(domain)) {
    for (;;) {
      const { docs } = await firestore.collection(path).orderBy(FieldPath.documentId()).select().limit(PAGE).get();
      for (let at = 0; at < docs.length; at += AT_ONCE) {
        signal.throwIfAborted();
        const some = docs.slice(at, at + AT_ONCE);
        await Promise.all(some.map(({ ref }) => removeBelow(firebase, ref)));
        await progress.add(some.length);
      }
      if (docs.length < PAGE) break;
    }
  }
  signal.throwIfAborted();
  // Label pictures, and what lies below documents that are gone already.
  for (const collection of await firestore.doc(docPaths.domain(domain)).listCollections()) await firestore.recursiveDelete(collection);
  await bucket.deleteFiles({ prefix: `${docPaths.domain(domain)}/` });
}

/** Removes all that a removal is about, but for its marker and the domain's document. Ends early when told to, by rejecting. */
export async function removeParts(firebase: Firebase, { domain, sessions }: Removal, signal: AbortSignal): Promise<void> {
  if (!sessions) return removeDomainParts(firebase, domain, signal);
  for (const session of sessions) {
    signal.throwIfAborted();
    await removeBelow(firebase, firebase.firestore.doc(docPaths.session({ ...domain, session })));
  }
}
