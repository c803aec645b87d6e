import type { Message, Shape } from '../../shape/shape';
import { readMessage, readParameters } from '../../shape/read-message';
import { firestoreRoot, type ProtoType } from './definitions';

const PACKAGE = ['google', 'firestore', 'v1'];

const SCALARS: Readonly<Record<string, Shape>> = {
  string: 'string',
  bool: 'bool',
  int32: 'int32',
  int64: 'int64',
  double: 'double',
  bytes: 'bytes',
  'google.protobuf.Timestamp': 'time',
  'google.protobuf.Int32Value': 'int32',
  'google.protobuf.Int64Value': 'int64',
  'google.protobuf.DoubleValue': 'double',
  // Values of documents are checked when they are normalised for the store.
  Value: 'any',
};

/** The fields of each message that a project supports and this emulator does not. */
const UNSUPPORTED: Readonly<Record<string, readonly string[]>> = {
  GetDocumentRequest: ['transaction'],
  ListDocumentsRequest: ['orderBy', 'transaction'],
  RunQueryRequest: ['explainOptions'],
  RunAggregationQueryRequest: ['explainOptions'],
  StructuredQuery: ['findNearest'],
  Target: ['once'],
};

const messages = new Map<string, Message>();

/** Checks a request against Google's definition of its message. Refuses unknown fields and values of another type. */
export function readRequest<T extends object>(name: string, json: unknown): T {
  return readMessage(messageOf([...PACKAGE, name]), json) as T;
}

/** The same for the query parameters of a URL. */
export function readRequestParameters<T extends object>(name: string, query: URLSearchParams): T {
  return readParameters(messageOf([...PACKAGE, name]), query) as T;
}

function messageOf(path: readonly string[]): Message {
  const name = path.join('.');
  const cached = messages.get(name);
  if (cached) return cached;
  const { fields = {}, oneofs = {} } = at(path) ?? {};
  const unsupported = UNSUPPORTED[path.at(-1) ?? ''] ?? [];
  const message: Message = {
    fields: Object.fromEntries(
      // Shapes are made when they are needed, since filters contain filters.
      Object.entries(fields).map(([key, field]) => [key, unsupported.includes(key) ? 'unsupported' : () => fieldShape(field, path)]),
    ),
    alternatives: Object.values(oneofs).map(({ oneof }) => oneof),
  };
  messages.set(name, message);
  return message;
}

function fieldShape({ type, rule, keyType }: { type: string; rule?: string; keyType?: string }, scope: readonly string[]): Shape {
  const shape = SCALARS[type] ?? typeShape(type, scope);
  // Not copied here: the fields of a document are copied when their values are checked.
  if (keyType !== undefined) return shape === 'any' ? 'any' : { mapOf: shape };
  return rule === 'repeated' ? [shape] : shape;
}

/** Looks for a type in the message that uses it, then in the surrounding ones. */
function typeShape(type: string, scope: readonly string[]): Shape {
  for (let length = scope.length; length >= 0; length -= 1) {
    const path = [...scope.slice(0, length), ...type.split('.')];
    const proto = at(path);
    if (proto?.values) return { oneOf: Object.keys(proto.values) };
    if (proto?.fields) return messageOf(path);
  }
  throw new Error(`Google's definition of Firestore has no ${type}.`);
}

function at(path: readonly string[]): ProtoType | undefined {
  let type: ProtoType | undefined = firestoreRoot();
  for (const name of path) type = type?.nested?.[name];
  return type;
}
