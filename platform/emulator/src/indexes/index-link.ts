import type { Direction, Scope } from './index-definitions';

/** A field of an index that a query lacks. */
export interface MissingField {
  fieldPath: string;
  order?: Direction;
  arrayConfig?: 'CONTAINS';
}

const SCOPES: Readonly<Record<Scope, number>> = { COLLECTION: 1, COLLECTION_GROUP: 2 };
const ORDERS: Readonly<Record<Direction, number>> = { ASCENDING: 1, DESCENDING: 2 };
const CONTAINS = 1;

/**
 * The page of the Firebase console that creates the index, as the service links to it: the index as a message of its administration, in
 * base64.
 * @param database such as `projects/p/databases/(default)`
 */
export function indexLink(database: string, collectionGroup: string, scope: Scope, fields: readonly MissingField[]): string {
  const [only, ...others] = fields;
  const isSingle = others.length === 0 && only !== undefined;
  const place = isSingle ? `fields/${only.fieldPath}` : 'indexes/_';
  const message = Buffer.concat([
    text(1, `${database}/collectionGroups/${collectionGroup}/${place}`),
    number(2, SCOPES[scope]),
    ...fields.map((field) => part(3, fieldMessage(field))),
  ]);
  const project = database.split('/')[1] ?? '';
  const parameter = isSingle ? 'create_exemption' : 'create_composite';
  const page = `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes`;
  return `${page}?${parameter}=${message.toString('base64').replace(/=+$/, '')}`;
}

function fieldMessage({ fieldPath, order, arrayConfig }: MissingField): Buffer {
  const kind = arrayConfig === undefined ? number(2, ORDERS[order ?? 'ASCENDING']) : number(3, CONTAINS);
  return Buffer.concat([text(1, fieldPath), kind]);
}

// Protocol buffers: a tag with the field's number and kind, then its content.
const number = (field: number, value: number): Buffer => Buffer.from([field << 3, value]);
const text = (field: number, value: string): Buffer => part(field, Buffer.from(value));
const part = (field: number, content: Buffer): Buffer => Buffer.concat([Buffer.from([(field << 3) | 2]), lengthOf(content), content]);

/** A length in base 128, the lowest digit first. */
function lengthOf({ length }: Buffer): Buffer {
  const digits: number[] = [];
  for (let rest = length; digits.length === 0 || rest > 0; rest >>>= 7) digits.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
  return Buffer.from(digits);
}
