import type { DomainRef, SessionRef } from './entities';

const companyDoc = (company: string) => `companies/${company}`;
const domainDoc = (d: DomainRef) => `${companyDoc(d.company)}/domains/${d.domain}`;
const sessionDoc = (s: SessionRef) => `${domainDoc(s)}/sessions/${s.session}`;
const taskDoc = (d: DomainRef, task: string) => `${domainDoc(d)}/tasks/${task}`;

/** As long as an id may be, in the bytes of UTF-8. */
const ID_BYTES = 1500;

/** A text that addresses one document and nothing below or beside it: not every text of an address or a request does. */
export function isDocumentId(id: string): boolean {
  // Half a surrogate pair is no text that Firestore takes.
  return id !== '' && !/[/\p{Cs}]/u.test(id) && !/^\.{1,2}$|^__.*__$/.test(id) && bytesOf(id) <= ID_BYTES;
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const char of text) bytes += char < '\u0080' ? 1 : char < '\u0800' ? 2 : char.length === 1 ? 3 : 4;
  return bytes;
}

/** The collections of decision D-90. Ids cannot hold a slash (D-40), so nothing is escaped. */
export const firestorePaths = {
  users: () => 'users',
  companies: () => 'companies',
  licenses: (company: string) => `${companyDoc(company)}/licenses`,
  apiKeys: (company: string) => `${companyDoc(company)}/apiKeys`,
  audit: (company: string) => `${companyDoc(company)}/audit`,
  /** What is being removed and not gone yet; nobody but the platform reads it. */
  removals: (company: string) => `${companyDoc(company)}/removals`,
  domains: (company: string) => `${companyDoc(company)}/domains`,
  /** What the platform sums up of each domain; a document has its domain's id. */
  summaries: (company: string) => `${companyDoc(company)}/summaries`,
  settings: (d: DomainRef) => `${domainDoc(d)}/settings`,
  sessions: (d: DomainRef) => `${domainDoc(d)}/sessions`,
  addresses: (s: SessionRef) => `${sessionDoc(s)}/addresses`,
  tasks: (d: DomainRef) => `${domainDoc(d)}/tasks`,
  payload: (d: DomainRef, task: string) => `${taskDoc(d, task)}/payload`,
} as const;

/** The documents of decision D-90. */
export const docPaths = {
  user: (uid: string) => `users/${uid}`,
  company: companyDoc,
  license: (company: string, license: string) => `${companyDoc(company)}/licenses/${license}`,
  apiKey: (company: string, key: string) => `${companyDoc(company)}/apiKeys/${key}`,
  /** How often a key was used lately: the server's own, no client reads it. */
  keyUsage: (company: string, key: string) => `${companyDoc(company)}/apiKeys/${key}/usage/calls`,
  /** How operators want sessions pushed; nobody but the platform reads it. */
  pushListener: (company: string) => `${companyDoc(company)}/operations/pushListener`,
  domain: domainDoc,
  summary: ({ company, domain }: DomainRef) => `${companyDoc(company)}/summaries/${domain}`,
  settings: (d: DomainRef, version: string) => `${domainDoc(d)}/settings/${version}`,
  session: sessionDoc,
  addressPart: (s: SessionRef, part: number) => `${sessionDoc(s)}/addresses/${part}`,
  task: taskDoc,
  payloadPart: (d: DomainRef, task: string, part: number) => `${taskDoc(d, task)}/payload/${part}`,
} as const;

/** The objects of decision D-91. */
export const storagePaths = {
  picture: (uid: string) => `users/${uid}/picture`,
  thumbnail: (uid: string) => `users/${uid}/thumbnail`,
  /**
   * A label's picture by the name it came with and a hash of its content: another picture has another path, so that older versions of
   * the settings keep theirs. Without a hash, as older platforms stored it. No name holds a dot.
   */
  label: (d: DomainRef, label: string, hash?: string) => `${domainDoc(d)}/labels/${label}${hash === undefined ? '' : `.${hash}`}`,
  sessionFile: (s: SessionRef, file: string) => `${sessionDoc(s)}/${file}`,
} as const;
