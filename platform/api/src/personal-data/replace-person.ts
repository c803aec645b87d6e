import { FieldValue, type DocumentReference, type Query, type UpdateData, type DocumentData } from 'firebase-admin/firestore';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { pages } from '../documents/pages';
import type { Firebase } from '../firebase/firebase';
import { isReading, readingParts, recordsIn, type Progress, type ReadingsOptions } from './company-readings';
import { isOf, requireRemoved, type Person } from './person';
import { figuresIn, figuresOf, renamedFields } from './person-in-figures';

export interface ReplaceOptions extends ReadingsOptions {
  /** The name that takes the place of the person's. */
  as: string;
  onProgress?: (progress: Progress) => void;
}

export interface Replaced {
  records: number;
  settings: number;
  readings: number;
  /** Months and sessions whose figures named the person. */
  figures: number;
}

/**
 * Replaces the name of a removed person wherever the company's data have it: in records of changes, which also lose their origin; in versions of
 * settings; in readings and figures of quality, which also lose the employee id. Refuses a user. What was replaced is not found again, so that an interrupted run can be
 * repeated, or goes on behind the part `after`.
 */
export async function replacePerson(firebase: Firebase, person: Person, options: ReplaceOptions): Promise<Replaced> {
  await requireRemoved(firebase, person);
  const { signal } = options;
  const records = await replaceInRecords(firebase, person, options);
  const settings = await replaceInSettings(firebase, person, options);
  const readings = await replaceInReadings(firebase, person, options);
  // After the readings, so that a session that is added meanwhile is found too.
  const figures = await replaceInFigures(firebase, person, options);
  signal.throwIfAborted();
  return { records, settings, readings, figures };
}

/** Writes the fields into the documents of the query that do not have this name yet. Returns how many. */
async function replaceIn(
  { firestore }: Firebase,
  query: Query,
  { field, as, signal, also = {} }: { field: string; as: string; signal: AbortSignal; also?: UpdateData<DocumentData> },
): Promise<number> {
  let replaced = 0;
  for await (const page of pages(query.select(field, ...Object.keys(also)), signal)) {
    const writer = firestore.bulkWriter();
    const old = page.filter((document) => document.get(field) !== as || Object.keys(also).some((name) => document.get(name) !== undefined));
    const writes = old.map(({ ref }) => writer.update(ref, { [field]: as, ...also }).catch(ignoreRemoved));
    await Promise.all([...writes, writer.close()]);
    replaced += old.length;
  }
  return replaced;
}

const NOT_FOUND = 5;

function ignoreRemoved(error: unknown): void {
  if ((error as { code?: unknown }).code !== NOT_FOUND) throw error;
}

async function replaceInRecords(firebase: Firebase, { company, uid }: Person, { as, signal }: ReplaceOptions): Promise<number> {
  if (uid === undefined) return 0;
  const audit = firebase.firestore.collection(firestorePaths.audit(company));
  const origin = { ip: FieldValue.delete(), userAgent: FieldValue.delete() };
  const by = await replaceIn(firebase, audit.where('by', '==', uid), { field: 'byName', as, signal, also: origin });
  return by + (await replaceIn(firebase, audit.where('target', '==', docPaths.user(uid)), { field: 'subject.name', as, signal }));
}

async function replaceInSettings(firebase: Firebase, { company, uid }: Person, { as, signal }: ReplaceOptions): Promise<number> {
  if (uid === undefined) return 0;
  const { firestore } = firebase;
  const domains = await firestore.collection(firestorePaths.domains(company)).select().get();
  let replaced = 0;
  for (const { id: domain } of domains.docs) {
    const own = firestore.collection(firestorePaths.settings({ company, domain })).where('createdBy', '==', uid);
    replaced += await replaceIn(firebase, own, { field: 'createdByName', as, signal });
  }
  return replaced;
}

async function replaceInReadings(firebase: Firebase, person: Person, { as, onProgress, ...options }: ReplaceOptions): Promise<number> {
  const { company, employeeId, name } = person;
  if (employeeId === undefined && name === undefined) return 0;
  const progress: Progress = { read: 0, found: 0 };
  for await (const parts of readingParts(firebase.firestore, company, options)) {
    for (const part of parts) {
      if (recordsIn(part.get('records')).some((record) => isReading(record) && isOf(person, record)))
        progress.found += await replaceInPart(firebase, part.ref, person, as);
    }
    progress.read += parts.length;
    progress.after = parts.at(-1)?.ref.path;
    onProgress?.({ ...progress });
  }
  return progress.found;
}

/** In a transaction, because an app may be replacing the newest part of its session. */
function replaceInPart({ firestore }: Firebase, part: DocumentReference, person: Person, as: string): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const records = recordsIn((await transaction.get(part)).get('records'));
    const own = records.filter((record) => isReading(record) && isOf(person, record)).length;
    if (own === 0) return 0;
    const replaced = records.map((record) =>
      isReading(record) && isOf(person, record) ? { ...record, employeeName: as, employeeId: '' } : record,
    );
    transaction.update(part, { records: replaced });
    return own;
  });
}

async function replaceInFigures({ firestore }: Firebase, person: Person, { as, signal }: ReplaceOptions): Promise<number> {
  if (person.employeeId === undefined && person.name === undefined) return 0;
  let replaced = 0;
  for await (const page of figuresOf(firestore, person, signal))
    for (const { ref } of page.filter((stored) => figuresIn(stored, person).length > 0)) {
      signal.throwIfAborted();
      replaced += await firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(ref);
        if (figuresIn(stored, person).length === 0) return 0;
        transaction.update(ref, renamedFields(stored, person, as));
        return 1;
      });
    }
  return replaced;
}
