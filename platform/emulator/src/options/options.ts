import type { Access } from '../store/documents/access';

/** One TCP port per service. 0 asks for a free one. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  storage: number;
}

/** `passwordPolicyConfig` of a project's configuration, in the service's words. */
export interface PasswordPolicyConfig {
  passwordPolicyEnforcementState?: 'PASSWORD_POLICY_ENFORCEMENT_STATE_UNSPECIFIED' | 'OFF' | 'ENFORCE';
  /** Whether a password that was set before the policy no longer signs in. */
  forceUpgradeOnSignin?: boolean;
  /** The first one counts. */
  passwordPolicyVersions?: readonly { customStrengthOptions?: PasswordStrength }[];
}

export interface PasswordStrength {
  /** From 6 to 30. */
  minPasswordLength?: number;
  maxPasswordLength?: number;
  containsLowercaseCharacter?: boolean;
  containsUppercaseCharacter?: boolean;
  containsNumericCharacter?: boolean;
  containsNonAlphanumericCharacter?: boolean;
}

/** Options of an emulator. All have defaults for use on a single machine. */
export interface EmulatorOptions {
  /** Default `demo-console`. Documents and tokens of other projects are refused. */
  projectId?: string;
  /**
   * The id of the only Firestore database, default `(default)`. Others do not exist. It is no part of the stored data, so that a data folder can be served
   * under another id, as a restored backup is another database.
   */
  database?: string;
  /** Folder of documents, accounts and files. Without it they are only in memory. */
  dataDir?: string;
  /** The buckets that exist, default `{projectId}.appspot.com`. A project has no other either until somebody creates it. */
  buckets?: readonly string[];
  /** Host to listen on, default `127.0.0.1`. */
  host?: string;
  /** Default 9099, 8080 and 9199. */
  ports?: Partial<EmulatorPorts>;
  /** Pages that may call from a browser, for example `http://127.0.0.1:4100`. Default: none. */
  allowedOrigins?: readonly string[];
  /** Host names besides loopback ones under which the services may be reached. */
  allowedHosts?: readonly string[];
  /** Websites to which the web app's API key is restricted, as in Google Cloud. Default: none, any program may use it. */
  webKeyOrigins?: readonly string[];
  /** Further API keys of the project, which servers and apps use: they are not restricted to websites. */
  otherKeys?: readonly string[];
  /** URL of the page that handles mailed links. It gets `mode`, `oobCode`, `apiKey` and `lang`. */
  actionUrl?: string;
  /** Lets anybody create an account through the web SDK. Default false: the console's API creates accounts. */
  selfSignUp?: boolean;
  /** The cost of hashing a password (scrypt's N, a power of two). Tests that sign in thousands of times set a lower one. */
  passwordCost?: number;
  /** The key that signs tokens, as PEM, for data that have none yet. Default: a new one. Tests that start many emulators share one. */
  signingKey?: string;
  /** The length of a journal that a snapshot replaces, in bytes. Default: 16 MiB. Tests of snapshots set a lower one. */
  compactFromBytes?: number;
  /** The project's password policy. Default: none, so that six characters are enough. */
  passwordPolicy?: PasswordPolicyConfig;
  /**
   * For tests of outages and quotas: the error with which Auth refuses a call, or undefined for a call that is served. Called for each call with its
   * name in Google's API, such as `create`, `lookup`, `sendOobCode` and `token`, and `jwks` for the public keys.
   */
  authFault?: (call: string) => AuthFault | undefined;
  onMail?: (mail: SentMail) => void;
  /** Decides what clients may read and write. Default: signed-in users may do everything. */
  access?: Access;
  /**
   * `firestore.indexes.json` of the project. Queries with ranges over several fields are refused unless the file has their index. Without this option
   * such queries are served.
   */
  indexes?: string;
  /** The same file. Every query that its indexes could not serve is refused, as in a project. */
  strictIndexes?: string;
  /**
   * Asked for each query whether the indexes of the file can be used yet; the service builds them for minutes after a deployment. Default: yes.
   */
  areIndexesBuilt?: () => boolean;
  /**
   * The file with the CORS settings of the project's bucket. Pages of the allowed origins may then send to Storage only what its methods and headers
   * allow, which is less than a project: there they concern downloads alone. Without this option such pages may send every request.
   */
  bucketCors?: string;
  /** Each answer takes 50 to 200 ms longer, as over a distance. */
  distance?: boolean;
  /** Quotas of Auth: true for the smallest that the service documents. Default: none. */
  quotas?: true | QuotaLimits;
  /** The seed of faults: one of twenty calls fails, and live channels are dropped, the same ones for the same seed. Default: none. */
  faults?: string;
  /** Called once when data can no longer be written. Every later write is refused. */
  onFatal?: (error: Error) => void;
}

/** How much a project may do in a time. */
export interface QuotaLimits {
  /** New accounts, except imported ones. */
  accountsPerHour: number;
  deletionsPerSecond: number;
  mailsPerDay: Readonly<Record<SentMail['requestType'], number>>;
}

/** An error as Auth answers it. */
export interface AuthFault {
  /** Such as `QUOTA_EXCEEDED : Exceeded quota for creating accounts.` */
  message: string;
  /** By default 400. */
  http?: number;
}

/** A mail that a real project would send. */
export interface SentMail {
  email: string;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  oobCode: string;
  /** The link in the mail, on `actionUrl`. */
  oobLink: string;
  /** The language that the caller asked for by `X-Firebase-Locale`; absent for that of the project. */
  locale?: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

export interface RunningEmulator {
  projectId: string;
  host: string;
  /** The ports in use, with the numbers of free ones that were requested by 0. */
  ports: EmulatorPorts;
  /** URL of the public keys of ID tokens (a JSON Web Key Set). */
  jwksUrl: string;
  /** Mails whose links are unused, oldest first. */
  mails(): readonly SentMail[];
  /** Ends every stream in a way that lets clients reconnect quickly, writes pending changes and frees the ports. */
  stop(): Promise<void>;
}
