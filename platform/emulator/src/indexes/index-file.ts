import { message, type ReadOf } from '../shape/shape';

const queryScope = { oneOf: ['COLLECTION', 'COLLECTION_GROUP'] } as const;
const order = { oneOf: ['ASCENDING', 'DESCENDING'] } as const;
const arrayConfig = { oneOf: ['CONTAINS'] } as const;

const FIELD = message({ fieldPath: 'string', order, arrayConfig, vectorConfig: message({ dimension: 'int32', flat: message({}) }) });

/** What else `firebase firestore:indexes` writes for a database of the Standard edition in native mode. */
const standardEdition = { apiScope: { oneOf: ['ANY_API'] }, density: { oneOf: ['SPARSE_ALL'] }, multikey: 'unsupported' } as const;

/** What `firestore.indexes.json` may hold. Firebase's tools leave out names that they do not know; here they are refused, as they have no effect. */
export const INDEX_FILE = message({
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

export type IndexFile = ReadOf<typeof INDEX_FILE>;
