import { docPaths, firestorePaths, type DomainRef, type SessionRef } from 'shared-kit/model';
import type {
  AddressRecord,
  ApiKey,
  Company,
  Domain,
  DomainSettings,
  InventoryTask,
  License,
  Session,
  UserProfile,
} from 'shared-kit/model';
import type { DocumentData } from 'shared-kit/firebase/data';

/** Documents as the service stores them, from entities: for the seed of the in-memory store. */
type Seed = Record<string, DocumentData>;

const time = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const defined = (data: object): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

export const profileDocument = ({ uid, companies, ...profile }: UserProfile): Seed => ({
  [docPaths.user(uid)]: defined({ ...profile, company: profile.keyUser ? companies : companies[0] }),
});

export const companyDocument = (company: Company): Seed => ({ [docPaths.company(company.id)]: defined(company) });

export const domainDocument = (company: string, { id, ...domain }: Domain): Seed => ({
  [docPaths.domain({ company, domain: id })]: defined(domain),
});

export const sessionDocument = (ref: DomainRef, { id, ...session }: Session): Seed => ({
  [docPaths.session({ ...ref, session: id })]: defined({
    ...session,
    startTime: time(session.startTime),
    endTime: time(session.endTime),
  }),
});

export const settingsDocument = (ref: DomainRef, settings: DomainSettings, createdDate = new Date(0)): Seed => ({
  [`${firestorePaths.settings(ref)}/${createdDate.getTime()}`]: { ...settings, createdDate },
});

export const taskDocument = (ref: DomainRef, { id, ...task }: InventoryTask): Seed => ({
  [docPaths.task(ref, id)]: defined({ ...task, createdDate: time(task.createdDate) }),
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
      records: records
        .slice(index * size, (index + 1) * size)
        .map((record) => defined({ ...record, checkedAt: time(record.checkedAt) })),
    };
  }
  return seed;
}
