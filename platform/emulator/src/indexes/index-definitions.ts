import { readFileSync } from 'node:fs';
import { EmulatorStartError } from '../errors/start-error';
import { readMessage } from '../shape/read-message';
import { checkDeployable } from './deployable-indexes';
import { INDEX_FILE } from './index-file';

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

/**
 * Reads the file that a project deploys. Throws an {@link EmulatorStartError} that names what is wrong with it: its shape, or what Firebase's tools or
 * the service would refuse half-way through a deployment.
 */
export function indexesFromFile(file: string): IndexDefinitions {
  try {
    const read = readMessage(INDEX_FILE, JSON.parse(readFileSync(file, 'utf8')));
    checkDeployable(read);
    return withoutVectors(read as IndexDefinitions);
  } catch (error) {
    throw new EmulatorStartError({ code: 'INDEXES_INVALID', file, reason: (error as Error).message });
  }
}

/** Queries for near vectors are not served here, so their indexes serve no query. */
function withoutVectors(definitions: IndexDefinitions): IndexDefinitions {
  return { ...definitions, indexes: definitions.indexes.filter(({ fields }) => !fields.some((field) => 'vectorConfig' in field)) };
}
