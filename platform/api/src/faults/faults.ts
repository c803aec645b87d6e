import { AppErrorCodes } from 'firebase-admin/app';
import { AuthClientErrorCode } from 'firebase-admin/auth';
import { GrpcStatus } from 'firebase-admin/firestore';
import { errors } from 'jose';
import { APP_FAULTS, AUTH_FAULTS, FIRESTORE_FAULTS, TOKEN_FAULTS, type FaultKind } from './fault-kinds';

export interface Fault {
  readonly kind: FaultKind;
  /** Such as `auth/quota-exceeded`. It contains no text of the service, so that it can be logged. */
  readonly name: string;
}

/** A service that does not do its work, as code has found that reads its answers itself. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';

  /** `fault` is its name, such as `passwords/QUOTA_EXCEEDED`; `message` is for an operator who starts the server. */
  constructor(
    readonly fault: string,
    { message = fault, cause }: { message?: string; cause?: unknown } = {},
  ) {
    super(message, { cause });
  }
}

const byName = (kinds: Readonly<Record<string, FaultKind>>, nameOf: (key: string) => string): ReadonlyMap<string, Fault> =>
  new Map(Object.entries(kinds).map(([key, kind]) => [nameOf(key), { kind, name: nameOf(key) }]));

const AUTH = byName(AUTH_FAULTS, (key) => `auth/${AuthClientErrorCode[key as keyof typeof AUTH_FAULTS].code}`);
const APP = byName(APP_FAULTS, (key) => `app/${AppErrorCodes[key as keyof typeof APP_FAULTS]}`);
const FIRESTORE = byName(FIRESTORE_FAULTS, (key) => `firestore/${key}`);
const TOKEN = byName(TOKEN_FAULTS, (key) => `token/${key}`);

/** Codes of connections that could not be made or broke off. */
const CONNECTION =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)UNREACH|ENETDOWN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_\w+)$/;

/** HTTP statuses of Storage for a server that may not use the bucket, a quota, or a service that fails. */
const isOfStorage = (status: number): boolean => status === 401 || status === 403 || status === 408 || status === 429 || status >= 500;

/** A fault of Firebase or Google; undefined for every other error. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ServiceFault) return { kind: 'service', name: error.fault };
  if (error instanceof errors.JOSEError) return TOKEN.get(`token/${error.constructor.name}`) ?? { kind: 'service', name: 'token/unknown' };
  const { code } = error as { code?: unknown };
  if (typeof code === 'number') return numbered(code);
  // Google's own library for credentials and Storage reports the failure of a request for a token by this class, with HTTP's status or a connection's code.
  if (error.constructor.name === 'GaxiosError') return { kind: 'service', name: `google/${codeWord(code)}` };
  if (typeof code === 'string') {
    if (CONNECTION.test(code)) return { kind: 'service', name: `connection/${code}` };
    if (/^(auth|app)\//.test(code)) return AUTH.get(code) ?? APP.get(code) ?? { kind: 'service', name: codeWord(code) };
  }
  // `fetch` throws a TypeError whose cause is the connection's error.
  return error.cause === undefined ? undefined : faultOf(error.cause);
}

/** Google's clients number the statuses of gRPC from 0, Storage those of HTTP from 100. */
function numbered(code: number): Fault | undefined {
  if (code >= 100) return { kind: isOfStorage(code) ? 'service' : 'call', name: `storage/${code}` };
  return FIRESTORE.get(`firestore/${GrpcStatus[code]}`);
}

const codeWord = (code: unknown): string => (typeof code === 'string' && /^[\w/-]{1,60}$/.test(code) ? code : 'unknown');

/** Whether a service does not do its work, so that nothing is wrong with what was asked for. */
export const isServiceFault = (error: unknown): boolean => faultOf(error)?.kind === 'service';

/** Quotas are counted by the minute and more; other faults mostly pass within seconds. */
const QUOTA = /quota|exhausted|too_many|\/429$/i;

/** After how many seconds another try makes sense. */
export const retryAfter = (fault: string): number => (QUOTA.test(fault) ? 30 : 5);
