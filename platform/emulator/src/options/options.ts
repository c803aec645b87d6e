import type { Access } from '../store/access';

/** One TCP port per service. 0 asks for a free one. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  storage: number;
}

/** How an emulator is started. Everything has a default that suits a single machine. */
export interface EmulatorOptions {
  /** Default `demo-console`. Documents and tokens of other projects are refused. */
  projectId?: string;
  /** Where documents, accounts and files are kept. Without it they are kept in memory only. */
  dataDir?: string;
  /** Address to listen on, default `127.0.0.1`. */
  host?: string;
  /** Default 9099, 8080 and 9199. */
  ports?: Partial<EmulatorPorts>;
  /** Pages that may call from a browser, for example `http://127.0.0.1:4100`. Default: none. */
  allowedOrigins?: readonly string[];
  /** Host names besides loopback ones under which the services may be reached. */
  allowedHosts?: readonly string[];
  /** Page that handles the links in mails; it gets `mode`, `oobCode`, `apiKey` and `lang`. */
  actionUrl?: string;
  /** Lets anybody create an account through the web SDK. Default false: the console's API creates accounts. */
  selfSignUp?: boolean;
  /** The work of hashing a password, as scrypt counts it (N, a power of two). Tests that sign in thousands of times choose less. */
  passwordCost?: number;
  /** Called for every mail that is "sent". */
  onMail?: (mail: SentMail) => void;
  /** Decides what clients may read and write. Default: signed-in users may do everything. */
  access?: Access;
  /**
   * `firestore.indexes.json` of the project: ranges over several fields are refused without their index there. Without this file
   * nothing is known of a project's indexes, and such queries are served.
   */
  indexes?: string;
  /** The same file: every query that it could not serve is refused, as in a project. */
  strictIndexes?: string;
  /** Called once when data can no longer be written; every later write is refused. */
  onFatal?: (error: Error) => void;
}

/** A mail that a real project would send. */
export interface SentMail {
  email: string;
  requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';
  oobCode: string;
  /** The link in the mail, on `actionUrl`. */
  oobLink: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** A started emulator. */
export interface RunningEmulator {
  projectId: string;
  host: string;
  /** The ports in use, also where a free one was asked for. */
  ports: EmulatorPorts;
  /** Where the public keys for ID tokens are served (a JSON Web Key Set). */
  jwksUrl: string;
  /** Mails not yet used up, oldest first. */
  mails(): readonly SentMail[];
  /** Ends every stream so that clients reconnect quickly, writes what is pending and frees the ports. */
  stop(): Promise<void>;
}
