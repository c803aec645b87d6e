import type { WriteResult } from '../../store/committer';
import type { StoredDocument } from '../../store/documents/document';
import type { FieldPath } from '../../store/values/field-path';
import { getField, withField } from '../../store/values/field-path';
import type { DatabaseName } from '../../store/values/path';
import { formatTime } from '../../store/values/time';
import type { Fields } from '../../store/values/value';

export interface WireDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

/** The document in JSON form, with a mask only the fields of the mask. */
export function wireDocument(database: DatabaseName, document: StoredDocument, mask?: readonly FieldPath[]): WireDocument {
  return {
    name: database.nameOf(document.path),
    fields: mask ? masked(document.fields, mask) : document.fields,
    createTime: formatTime(document.createTime),
    updateTime: formatTime(document.updateTime),
  };
}

/** In JSON form. Deletions and verifications have no time. */
export function wireWriteResult({ updateTime, transformResults }: WriteResult): object {
  return {
    ...(updateTime === undefined ? {} : { updateTime: formatTime(updateTime) }),
    ...(transformResults.length > 0 ? { transformResults } : {}),
  };
}

function masked(fields: Fields, mask: readonly FieldPath[]): Fields {
  let result: Fields = {};
  for (const path of mask) {
    const value = getField(fields, path);
    if (value) result = withField(result, path, value);
  }
  return result;
}
