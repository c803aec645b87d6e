import type { Caller, DocumentSnapshot } from '../../store/documents/access';
import { Fault } from '../values/fault';
import { fromFields, fromJson } from '../values/from-firestore';
import { lazyMap, LiteralMap, RecordMap } from '../values/record-map';
import { Timestamp } from '../values/time';
import { PathValue, type MapValue, type Outcome, type Value } from '../values/value';

/** Path of a document, or of anything below the database, as rules write it. */
export function databasePath(database: string, path: string): string[] {
  return ['databases', database, 'documents', ...(path === '' ? [] : path.split('/'))];
}

/** `resource` of a document. */
export function documentResource(database: string, document: DocumentSnapshot): MapValue {
  const { path } = document;
  return lazyMap({
    id: () => path.slice(path.lastIndexOf('/') + 1),
    __name__: () => new PathValue(databasePath(database, path)),
    data: () => fromFields(document.fields),
  });
}

/** `request.auth` */
export function authOf(caller: Exclude<Caller, { kind: 'owner' }>): Value {
  if (caller.kind === 'anonymous') return null;
  return lazyMap({ uid: () => caller.uid, token: () => new RecordMap(caller.token, fromJson) });
}

const INTEGERS = new Set(['size', 'generation', 'metageneration']);
const TIMES = new Set(['timeCreated', 'updated']);

/** `resource` of a file, made from the metadata in the form that clients get. */
export function fileResource(metadata: Readonly<Record<string, unknown>>): MapValue {
  const entries = Object.entries(metadata).map(([key, value]): [string, Outcome] => [key, fileProperty(key, value)]);
  return new LiteralMap(new Map<string, Outcome>([['metadata', new LiteralMap(new Map())], ...entries]));
}

function fileProperty(key: string, value: unknown): Outcome {
  if (INTEGERS.has(key)) return /^\d{1,18}$/.test(String(value)) ? BigInt(String(value)) : new Fault(`"${key}" is not known`);
  if (!TIMES.has(key)) return fromJson(value);
  const millis = Date.parse(String(value));
  return Number.isNaN(millis) ? new Fault(`"${key}" is not known`) : Timestamp.ofMicros(millis * 1000);
}
