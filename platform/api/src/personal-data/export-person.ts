import type { Query } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { pages } from '../documents/pages';
import { plainValues } from '../documents/plain-values';
import type { Firebase } from '../firebase/firebase';
import { isReading, readingParts, recordsIn, sessionOf, type Progress, type ReadingsOptions } from './company-readings';
import { accountOf, isOf, type Person } from './person';
import { figuresIn, figuresOf } from './person-in-figures';

export interface ExportOptions extends ReadingsOptions {
  onProgress?: (progress: Progress) => void;
  /** Called with how many items a section of the file has, when it is complete. */
  onSection?: (section: string, items: number) => void;
}

type Items = AsyncIterable<unknown>;

/** Moments as ISO texts, for a person who reads the file. */
const plain = (value: unknown): unknown => plainValues(value, (moment) => moment.toDate().toISOString());

async function* account(firebase: Firebase, uid: string): Items {
  const user = await accountOf(firebase, uid);
  if (!user) return;
  const { email, emailVerified, disabled, displayName, phoneNumber, customClaims, metadata } = user;
  yield { uid, email, emailVerified, disabled, displayName, phoneNumber, customClaims, metadata: metadata.toJSON() };
}

async function* profile({ firestore }: Firebase, uid: string): Items {
  const stored = await firestore.doc(docPaths.user(uid)).get();
  if (stored.exists) yield { path: stored.ref.path, ...(plain(stored.data()) as object) };
}

async function* pictures({ bucket }: Firebase, uid: string): Items {
  const [files] = await bucket.getFiles({ prefix: `${docPaths.user(uid)}/` });
  for (const file of files) {
    const [content] = await file.download();
    yield { path: file.name, contentType: file.metadata.contentType, base64: content.toString('base64') };
  }
}

async function* documents(query: Query, signal: AbortSignal): Items {
  for await (const page of pages(query, signal))
    for (const stored of page) yield { path: stored.ref.path, ...(plain(stored.data()) as object) };
}

/** What the person made in the domains of the company. */
async function* ofDomains({ firestore }: Firebase, { company, uid }: Person & { uid: string }, signal: AbortSignal): Items {
  const domains = await firestore.collection(firestorePaths.domains(company)).select().get();
  for (const { id: domain } of domains.docs) {
    const ref = { company, domain };
    const made = (path: string) => firestore.collection(path).where('createdBy', '==', uid);
    yield* documents(made(firestorePaths.settings(ref)).select('createdDate', 'createdBy', 'createdByName'), signal);
    yield* documents(made(firestorePaths.tasks(ref)), signal);
    yield* documents(made(firestorePaths.sessions(ref)), signal);
  }
}

async function* readings({ firestore }: Firebase, person: Person, { onProgress, ...options }: ExportOptions): Items {
  const progress: Progress = { read: 0, found: 0 };
  for await (const parts of readingParts(firestore, person.company, options)) {
    for (const part of parts) {
      for (const record of recordsIn(part.get('records'))) {
        if (!isReading(record) || !isOf(person, record)) continue;
        progress.found += 1;
        yield { session: sessionOf(part.ref).path, ...(plain(record) as object) };
      }
    }
    progress.read += parts.length;
    progress.after = parts.at(-1)?.ref.path;
    onProgress?.({ ...progress });
  }
}

async function* figures({ firestore }: Firebase, person: Person, signal: AbortSignal): Items {
  if (person.employeeId === undefined && person.name === undefined) return;
  for await (const page of figuresOf(firestore, person, signal))
    for (const stored of page) for (const own of figuresIn(stored, person)) yield { path: stored.ref.path, ...own };
}

/** Everything of the company that names the person, under the headings of the file. */
function sectionsOf(firebase: Firebase, person: Person, options: ExportOptions): Record<string, Items> {
  const { firestore } = firebase;
  const { company, uid } = person;
  const audit = firestore.collection(firestorePaths.audit(company));
  const { signal } = options;
  return {
    ...(uid !== undefined && {
      account: account(firebase, uid),
      profile: profile(firebase, uid),
      pictures: pictures(firebase, uid),
      changesByThePerson: documents(audit.where('by', '==', uid), signal),
      changesOfThePerson: documents(audit.where('target', '==', docPaths.user(uid)), signal),
      domains: documents(firestore.collection(firestorePaths.domains(company)).where('parent', '==', uid).select('name', 'parent'), signal),
      keys: documents(
        firestore
          .collection(firestorePaths.apiKeys(company))
          .where('parentUid', '==', uid)
          .select('description', 'parentUid', 'creationDate'),
        signal,
      ),
      settingsTasksAndSessions: ofDomains(firebase, { ...person, uid }, signal),
    }),
    readings: readings(firebase, person, options),
    figures: figures(firebase, person, signal),
  };
}

/**
 * All that is stored of a person in a company, as JSON in pieces: an object with a list for each kind of data. It is not held in memory, since one
 * person may have millions of readings. Rejects when the signal is aborted, so that no part is taken for the whole.
 */
export async function* exportPerson(firebase: Firebase, person: Person, options: ExportOptions): AsyncGenerator<string> {
  const { company, uid, employeeId, name } = person;
  yield `{\n"person": ${JSON.stringify({ company, uid, employeeId, name })}`;
  for (const [section, items] of Object.entries(sectionsOf(firebase, person, options))) {
    yield `,\n${JSON.stringify(section)}: [`;
    let count = 0;
    for await (const item of items) {
      yield (count === 0 ? '\n' : ',\n') + JSON.stringify(item);
      count += 1;
    }
    options.signal.throwIfAborted();
    options.onSection?.(section, count);
    yield '\n]';
  }
  yield '\n}\n';
}
