import { readFileSync } from 'node:fs';
import { EmulatorStartError } from '../errors/start-error';
import { readMessage } from '../shape/read-message';
import { message, type ReadOf } from '../shape/shape';
import { checkDeployable } from './deployable-indexes';

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

const queryScope = { oneOf: ['COLLECTION', 'COLLECTION_GROUP'] } as const;
const order = { oneOf: ['ASCENDING', 'DESCENDING'] } as const;
const arrayConfig = { oneOf: ['CONTAINS'] } as const;

const FIELD = message({ fieldPath: 'string', order, arrayConfig, vectorConfig: message({ dimension: 'int32', flat: message({}) }) });

/** What else `firebase firestore:indexes` writes for a database of the Standard edition in native mode. */
const standardEdition = { apiScope: { oneOf: ['ANY_API'] }, density: { oneOf: ['SPARSE_ALL'] }, multikey: 'unsupported' } as const;

const FILE = message({
  $schema: 'ignored',
  indexes: [message({ collectionGroup: 'string', queryScope, fields: [FIELD], ...standardEdition })],
  fieldOverrides: [
    message({
      collectionGroup: 'string',
      fieldPath: 'string',
      ttl: 'bool',
      indexes: [message({ order, arrayConfig, queryScope, ...standardEdition })],
    }),
  ],
});

export type IndexFile = ReadOf<typeof FILE>;

/**
 * Reads the file that a project deploys. Throws an {@link EmulatorStartError} that names what is wrong with it: its shape, or what Firebase's tools or
 * the service would refuse half-way through a deployment.
 */
export function indexesFromFile(file: string): IndexDefinitions {
  try {
    const read = readMessage(FILE, JSON.parse(readFileSync(file, 'utf8')));
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
