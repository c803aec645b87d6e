import { invalidArgument, StatusError } from '../../errors/status';
import { getField, parseFieldPath, withField, type FieldPath } from '../values/field-path';
import { normalizeFields } from '../values/normalize';
import type { DatabaseName } from '../values/path';
import { parseTime, type Micros } from '../values/time';
import { parseTransform, type FieldTransform, type WireTransform } from './transform';
import type { Fields, Value } from '../values/value';
import type { StoredDocument } from './document';

/** A write as it comes over the wire, in JSON form. */
export interface WireWrite {
  update?: { name?: string; fields?: unknown };
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: WireTransform[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: WireTransform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

export interface Write {
  kind: 'update' | 'delete' | 'verify';
  path: string;
  fields: Fields;
  mask: FieldPath[] | undefined;
  transforms: FieldTransform[];
  exists: boolean | undefined;
  updateTime: Micros | undefined;
}

/** Checks and reads a write. Throws `INVALID_ARGUMENT` for one without an operation, and for wrong names, paths and values. */
export function parseWrite(wire: WireWrite, database: DatabaseName): Write {
  const { exists, updateTime } = wire.currentDocument ?? {};
  const base = {
    fields: {},
    mask: undefined,
    transforms: [],
    exists,
    updateTime: updateTime === undefined ? undefined : parseTime(updateTime),
  };
  if (wire.delete !== undefined) return { ...base, kind: 'delete', path: database.documentPath(wire.delete) };
  if (wire.verify !== undefined) return { ...base, kind: 'verify', path: database.documentPath(wire.verify) };
  if (wire.transform) {
    const transforms = (wire.transform.fieldTransforms ?? []).map(parseTransform);
    return { ...base, kind: 'update', mask: [], transforms, path: database.documentPath(wire.transform.document) };
  }
  if (!wire.update) throw invalidArgument('A write has no operation.');
  return {
    ...base,
    kind: 'update',
    path: database.documentPath(wire.update.name),
    fields: normalizeFields(wire.update.fields),
    mask: wire.updateMask ? (wire.updateMask.fieldPaths ?? []).map(parseFieldPath) : undefined,
    transforms: (wire.updateTransforms ?? []).map(parseTransform),
  };
}

/** The error if the document does not fulfil the client's precondition. */
export function preconditionProblem(write: Write, current: StoredDocument | undefined, deletedHere: boolean): StatusError | undefined {
  if (write.exists === true && !current) {
    if (deletedHere) return invalidArgument(`The same batch deletes ${write.path} before it is updated.`);
    return new StatusError('NOT_FOUND', `No document to update: ${write.path}`);
  }
  if (write.exists === false && current) return new StatusError('ALREADY_EXISTS', `Document already exists: ${write.path}`);
  if (write.updateTime !== undefined && write.updateTime !== current?.updateTime) {
    return new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${current?.updateTime ?? 0}) does not match the required base version (${write.updateTime})`,
    );
  }
  return undefined;
}

/** The fields after the write, and the results of its transforms for the client. */
export function applyUpdate(write: Write, current: Fields | undefined, time: Micros): { fields: Fields; results: Value[] } {
  let fields = write.fields;
  if (write.mask) {
    fields = current ?? {};
    for (const path of write.mask) fields = withField(fields, path, getField(write.fields, path));
  }
  const results: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = transform.apply(getField(fields, transform.path), time);
    fields = withField(fields, transform.path, value);
    results.push(result);
  }
  return { fields, results };
}
