import {
  docPaths,
  firestorePaths,
  SEARCH_BEGINNINGS,
  SEARCH_NAME,
  searchBeginningsOf,
  searchNameOf,
  type DomainRef,
  type SessionRef,
} from 'shared-kit/model';
import type {
  AddressRecord,
  ApiKey,
  Change,
  Company,
  Domain,
  DomainSettings,
  InventoryTask,
  License,
  Session,
  UserProfile,
} from 'shared-kit/model';
import type { DocumentData } from 'shared-kit/firebase/data';

/** Documents as the service stores them, made from entities, for the content of the store in memory. */
type Seed = Record<string, DocumentData>;

const time = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const defined = (data: object): DocumentData => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

export const profileDocument = ({ uid, companies, ...profile }: UserProfile): Seed => ({
  [docPaths.user(uid)]: defined({
    ...profile,
    [SEARCH_BEGINNINGS]: searchBeginningsOf(profile),
    company: profile.keyUser ? companies : companies[0],
  }),
});

export const companyDocument = (company: Company): Seed => ({ [docPaths.company(company.id)]: defined(company) });

export const domainDocument = (company: string, { id, removal, ...domain }: Domain): Seed => ({
  [docPaths.domain({ company, domain: id })]: defined({
    ...domain,
    ...(removal && { removal: { ...removal, startedAt: time(removal.startedAt) } }),
  }),
});

const COLLECTION_OF = { user: 'users', license: 'licenses', apiKey: 'apiKeys', session: 'sessions', task: 'tasks' } as const;

function pathOfChanged(company: string, { subject, subjectId, domain }: Change): string {
  const kind = subject?.kind ?? 'domain';
  if (kind === 'user') return docPaths.user(subjectId);
  const inDomain = docPaths.domain({ company, domain: domain ?? subjectId });
  if (kind === 'session' || kind === 'task') return `${inDomain}/${COLLECTION_OF[kind]}/${subjectId}`;
  if (kind === 'license' || kind === 'apiKey') return `${docPaths.company(company)}/${COLLECTION_OF[kind]}/${subjectId}`;
  return inDomain;
}

/** A record of a change as the platform writes it now. Without `byName`, `subject` and `settings` it has the older form. */
export const changeDocument = (company: string, change: Change): Seed => {
  const { id, at, subjectId: _id, ...rest } = change;
  return { [`${firestorePaths.audit(company)}/${id}`]: defined({ ...rest, at: time(at), target: pathOfChanged(company, change) }) };
};

export const sessionDocument = (ref: DomainRef, { id, pushTries, ...session }: Session): Seed => ({
  [docPaths.session({ ...ref, session: id })]: defined({
    ...session,
    ...(pushTries && { pushFailedAt: time(pushTries.failedAt), pushNextTryAt: time(pushTries.nextAt) }),
    [SEARCH_NAME]: searchNameOf(session.name),
    startTime: time(session.startTime),
    endTime: time(session.endTime),
  }),
});

/** A version of a domain's settings; its id is the time at which it was written, in milliseconds. */
export const settingsDocument = (
  ref: DomainRef,
  settings: DomainSettings,
  createdDate = new Date(0),
  author?: { uid: string; name: string },
): Seed => ({
  [`${firestorePaths.settings(ref)}/${createdDate.getTime()}`]: {
    ...settings,
    createdDate,
    ...(author && { createdBy: author.uid, createdByName: author.name }),
  },
});

export const taskDocument = (ref: DomainRef, { id, ...task }: InventoryTask): Seed => ({
  [docPaths.task(ref, id)]: defined({ ...task, [SEARCH_NAME]: searchNameOf(task.name), createdDate: time(task.createdDate) }),
});

export const apiKeyDocument = (company: string, { id, ...key }: ApiKey): Seed => ({
  [docPaths.apiKey(company, id)]: defined({ ...key, creationDate: time(key.creationDate) }),
});

/** The end of a licence is stored in seconds. */
export const licenseDocument = (company: string, { id, ...license }: License): Seed => ({
  [docPaths.license(company, id)]: defined({ ...license, expDate: license.expDate === null ? undefined : license.expDate / 1000 }),
});

/** A session's records, in parts of `size`. */
export function recordDocuments(ref: SessionRef, records: readonly AddressRecord[], size = 500): Seed {
  const seed: Seed = {};
  for (let index = 0; index * size < records.length; index++) {
    seed[docPaths.addressPart(ref, index)] = {
      index,
      records: records.slice(index * size, (index + 1) * size).map((record) => defined({ ...record, checkedAt: time(record.checkedAt) })),
    };
  }
  return seed;
}
