import { changesSource, type ChangeFilter } from './change.queries';

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }[];
}

const { indexes } = jest.requireActual<{ indexes: Index[] }>('../../../../../platform/rules/firestore.indexes.json');

const days = { from: 0, to: 1000 };
const AT_ANY_TIME: ChangeFilter[] = [{ person: 'ana' }, { kind: 'user' }, { person: 'ana', kind: 'user' }];
const FILTERS = AT_ANY_TIME.flatMap((filter) => [filter, { ...filter, ...days }]);

it.each(FILTERS)('D-90 there is an index for records of changes filtered by %j', (filter) => {
  const { where = [], orderBy = [] } = changesSource('acme', filter);
  // An index has first the fields of equality filters, then those of the order. A range of the first order field needs no further field.
  const equal = where
    .filter(([, comparison]) => comparison === '==' || comparison === 'in')
    .map(([fieldPath]) => ({ fieldPath, order: 'ASCENDING' }));
  const ordered = orderBy.map(([fieldPath, direction]) => ({ fieldPath, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' }));
  const audit = indexes.filter(({ collectionGroup }) => collectionGroup === 'audit').map(({ fields }) => fields);
  expect(audit).toContainEqual([...equal, ...ordered]);
});
