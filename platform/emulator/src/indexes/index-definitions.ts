import { readFileSync } from 'node:fs';
import { parseFieldPath } from '../store/field-path';
import { EmulatorStartError } from '../errors/start-error';

export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Direction = 'ASCENDING' | 'DESCENDING';

interface IndexedField {
  fieldPath: string;
  order?: Direction;
  arrayConfig?: 'CONTAINS';
}

/** The parts of `firestore.indexes.json` that queries depend on. */
export interface IndexDefinitions {
  indexes: readonly { collectionGroup: string; queryScope?: Scope; fields: readonly IndexedField[] }[];
  fieldOverrides?: readonly {
    collectionGroup: string;
    fieldPath: string;
    indexes: readonly { order?: Direction; arrayConfig?: 'CONTAINS'; queryScope?: Scope }[];
  }[];
}

/** Reads the file that a project deploys. Throws an {@link EmulatorStartError} that names what is wrong with it. */
export function indexesFromFile(file: string): IndexDefinitions {
  try {
    const definitions = JSON.parse(readFileSync(file, 'utf8')) as IndexDefinitions;
    for (const { fields } of definitions.indexes) for (const { fieldPath } of fields) parseFieldPath(fieldPath);
    for (const { fieldPath, indexes } of definitions.fieldOverrides ?? []) {
      if (fieldPath !== '*') parseFieldPath(fieldPath);
      if (!Array.isArray(indexes)) throw new Error(`the override of ${fieldPath} has no list of indexes`);
    }
    return definitions;
  } catch (error) {
    throw new EmulatorStartError({ code: 'INDEXES_INVALID', file, reason: (error as Error).message });
  }
}
