import type { DomainRef, SessionRef } from './entities';

const companyDoc = (company: string) => `companies/${company}`;
const domainDoc = (d: DomainRef) => `${companyDoc(d.company)}/domains/${d.domain}`;
const sessionDoc = (s: SessionRef) => `${domainDoc(s)}/sessions/${s.session}`;
const taskDoc = (d: DomainRef, task: string) => `${domainDoc(d)}/tasks/${task}`;

/** The longest id, in UTF-8 bytes. */
const ID_BYTES = 1500;

/** Whether a text is a valid document id. Texts from URLs and requests may be invalid: a slash would lead to another document. */
export function isDocumentId(id: string): boolean {
  // Firestore refuses lone surrogates.
  return id !== '' && !/[/\p{Cs}]/u.test(id) && !/^\.{1,2}$|^__.*__$/.test(id) && bytesOf(id) <= ID_BYTES;
}

function bytesOf(text: string): number {
  let bytes = 0;
  for (const char of text) bytes += char < '\u0080' ? 1 : char < '\u0800' ? 2 : char.length === 1 ? 3 : 4;
  return bytes;
}

/** The collections of D-90. Ids cannot hold a slash (D-40), so nothing is escaped. */
export const firestorePaths = {
  users: () => 'users',
  companies: () => 'companies',
  licenses: (company: string) => `${companyDoc(company)}/licenses`,
  apiKeys: (company: string) => `${companyDoc(company)}/apiKeys`,
  audit: (company: string) => `${companyDoc(company)}/audit`,
  /** Removals that are still running; only the platform reads them. */
  removals: (company: string) => `${companyDoc(company)}/removals`,
  /** Changes of licences that are still being written to profiles; only the platform reads them. */
  licenseChanges: (company: string) => `${companyDoc(company)}/licenseChanges`,
  domains: (company: string) => `${companyDoc(company)}/domains`,
  /** The platform's summary of each domain, under the domain's id. */
  summaries: (company: string) => `${companyDoc(company)}/summaries`,
  settings: (d: DomainRef) => `${domainDoc(d)}/settings`,
  sessions: (d: DomainRef) => `${domainDoc(d)}/sessions`,
  addresses: (s: SessionRef) => `${sessionDoc(s)}/addresses`,
  /** What the readings of ended sessions can be found by; the platform writes it. */
  contents: (d: DomainRef) => `${domainDoc(d)}/contents`,
  /** Figures of quality by month, of a domain and of a company; the platform writes them. */
  quality: (d: DomainRef) => `${domainDoc(d)}/quality`,
  companyQuality: (company: string) => `${companyDoc(company)}/quality`,
  /** The figures of each ended session, by which the months are found again; the platform writes them. */
  sessionQuality: (d: DomainRef) => `${domainDoc(d)}/sessionQuality`,
  tasks: (d: DomainRef) => `${domainDoc(d)}/tasks`,
  payload: (d: DomainRef, task: string) => `${taskDoc(d, task)}/payload`,
} as const;

/** The documents of D-90. */
export const docPaths = {
  user: (uid: string) => `users/${uid}`,
  company: companyDoc,
  license: (company: string, license: string) => `${companyDoc(company)}/licenses/${license}`,
  apiKey: (company: string, key: string) => `${companyDoc(company)}/apiKeys/${key}`,
  /** How often a key was used recently; only the server reads it. */
  keyUsage: (company: string, key: string) => `${companyDoc(company)}/apiKeys/${key}/usage/calls`,
  /** The operators' settings for pushing sessions; only the platform reads them. */
  pushListener: (company: string) => `${companyDoc(company)}/operations/pushListener`,
  domain: domainDoc,
  summary: ({ company, domain }: DomainRef) => `${companyDoc(company)}/summaries/${domain}`,
  settings: (d: DomainRef, version: string) => `${domainDoc(d)}/settings/${version}`,
  session: sessionDoc,
  addressPart: (s: SessionRef, part: number) => `${sessionDoc(s)}/addresses/${part}`,
  task: taskDoc,
  payloadPart: (d: DomainRef, task: string, part: number) => `${taskDoc(d, task)}/payload/${part}`,
} as const;

const versioned = (file: string, version: string | undefined) => (version === undefined ? file : `${file}.${version}`);

/** The objects of D-91. */
export const storagePaths = {
  /** A profile's picture: each has a version, and is replaced with the profile that names it. Without one it is the path of older platforms. */
  picture: (uid: string, version?: string) => `users/${uid}/${versioned('picture', version)}`,
  thumbnail: (uid: string, version?: string) => `users/${uid}/${versioned('thumbnail', version)}`,
  /**
   * A label's picture, by the label's name and a hash of the content: a new picture gets a new path, so that older versions of the settings
   * keep theirs. Without a hash it is the path of older platforms. Names cannot contain dots.
   */
  label: (d: DomainRef, label: string, hash?: string) => `${domainDoc(d)}/labels/${versioned(label, hash)}`,
  sessionFile: (s: SessionRef, file: string) => `${sessionDoc(s)}/${file}`,
} as const;
