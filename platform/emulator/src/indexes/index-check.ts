import { StatusError } from '../errors/status';
import { formatFieldPath, NAME_FIELD } from '../store/values/field-path';
import { alternatives } from '../store/query-spec/disjunctions';
import type { FieldFilter } from '../store/query-spec/filter';
import type { StructuredQuery } from '../store/query-spec/structured-query';
import type { Direction, IndexDefinitions, Scope } from './index-definitions';
import { overrideOf } from './index-entries';
import { indexLink, type MissingField } from './index-link';

/** What a query needs of an index: fields compared by equality, lists that must contain an item, and the order. */
interface Needs {
  collectionId: string;
  scope: Scope;
  equal: ReadonlySet<string>;
  contains: ReadonlySet<string>;
  orders: readonly { field: string; direction: Direction }[];
  nameDirection: Direction;
}

/**
 * Refuses queries that the deployed indexes could not serve, as the service does. Composite indexes must end in the query's order and may be merged.
 * Single-field indexes exist unless they are switched off; over collection groups they must be declared.
 */
export class IndexCheck {
  readonly #automatic: IndexCheck | undefined;

  /**
   * @param checked `ranges` checks only queries with ranges over several fields, which no built-in index could serve
   * @param database for links, such as `projects/p/databases/(default)`
   * @param areBuilt whether the indexes of the file can be used yet; the service builds them for minutes after a deployment
   */
  constructor(
    private readonly definitions: IndexDefinitions,
    private readonly checked: 'all' | 'ranges',
    private readonly database: string,
    private readonly areBuilt?: () => boolean,
  ) {
    if (areBuilt) this.#automatic = new IndexCheck({ indexes: [] }, checked, database);
  }

  check(query: StructuredQuery): void {
    const { collectionId } = query;
    // A query over collections of every id can only be ordered by name, which needs no index.
    if (collectionId === undefined) return;
    if (this.checked === 'ranges' && rangeFields(query.where) < 2) return;
    for (const filters of alternatives(query.where)) {
      const needs = needsOf(query, collectionId, filters);
      if (!this.isServed(needs)) throw this.missing(needs);
      if (this.#automatic && !this.areBuilt?.() && !this.#automatic.isServed(needs)) throw this.building(needs);
    }
  }

  /** In the service's words, and with what the file lacks. */
  private missing(needs: Needs): StatusError {
    const { collectionId, scope } = needs;
    const fields = fieldsOf(needs);
    const definition = JSON.stringify({ collectionGroup: collectionId, queryScope: scope, fields: fields.slice(0, -1) });
    const [only] = fields;
    const isSingle = fields.length === 2 && only !== undefined;
    const what = isSingle ? `a ${scope}_${kindOf(only)} index for collection ${collectionId} and field ${only.fieldPath}` : 'an index';
    return new StatusError(
      'FAILED_PRECONDITION',
      `The query requires ${what}. You can create it here: ${this.link(needs)} (firestore.indexes.json lacks ${definition})`,
    );
  }

  private building(needs: Needs): StatusError {
    return new StatusError(
      'FAILED_PRECONDITION',
      `The query requires an index. That index is currently building and cannot be used yet. See its status here: ${this.link(needs)}`,
    );
  }

  private link(needs: Needs): string {
    const fields = fieldsOf(needs);
    return indexLink(this.database, needs.collectionId, needs.scope, fields.length === 2 ? fields.slice(0, 1) : fields);
  }

  private isServed(needs: Needs): boolean {
    const { equal, contains, orders, nameDirection } = needs;
    const alike = [...equal, ...contains];
    const [first] = orders;
    if (!first) {
      const singles =
        [...equal].every((field) => this.hasSingle(needs, field)) &&
        [...contains].every((field) => this.hasSingle(needs, field, 'CONTAINS'));
      // The built-in index over names is only ascending.
      return singles && (alike.length > 0 || nameDirection === 'ASCENDING' || this.isCovered(needs));
    }
    const isSingleField = alike.length === 0 && orders.length === 1 && nameDirection === first.direction;
    return (isSingleField && this.hasSingle(needs, first.field, first.direction)) || this.isCovered(needs);
  }

  /** True when the composite indexes that end in the query's order together hold all fields compared by equality. */
  private isCovered(needs: Needs): boolean {
    const alike = new Set([...needs.equal, ...needs.contains]);
    const covered = new Set<string>();
    let isIndexed = false;
    for (const index of this.definitions.indexes) {
      if (index.collectionGroup !== needs.collectionId || (index.queryScope ?? 'COLLECTION') !== needs.scope) continue;
      const prefix = prefixOf(index.fields, needs);
      if (!prefix?.every((field) => alike.has(field))) continue;
      isIndexed = true;
      for (const field of prefix) covered.add(field);
    }
    return isIndexed && covered.size === alike.size;
  }

  /** Every field has its own index in both directions and for lists, over one collection, unless an override says otherwise. */
  private hasSingle({ collectionId, scope }: Needs, field: string, kind?: Direction | 'CONTAINS'): boolean {
    const overrides = (this.definitions.fieldOverrides ?? []).filter(({ collectionGroup }) => collectionGroup === collectionId);
    const override = overrideOf(field, overrides);
    if (!override) return scope === 'COLLECTION';
    return override.indexes.some(({ order, arrayConfig, queryScope = 'COLLECTION' }) => {
      if (queryScope !== scope) return false;
      return kind === undefined ? order !== undefined : kind === (order ?? arrayConfig);
    });
  }
}

function rangeFields(where: StructuredQuery['where']): number {
  const fields = new Set([...(where?.inequalities() ?? [])].map(formatFieldPath));
  fields.delete(NAME_FIELD);
  return fields.size;
}

/** The fields of the index before the query's order, or undefined when the index ends in another order. */
function prefixOf(fields: IndexDefinitions['indexes'][number]['fields'], { contains, orders, nameDirection }: Needs): string[] | undefined {
  const named = fields.at(-1)?.fieldPath === NAME_FIELD ? fields.at(-1) : undefined;
  const own = named ? fields.slice(0, -1) : fields;
  // An index that does not list the name orders it in the direction of its last field.
  const lastDirection = named?.order ?? own.at(-1)?.order ?? 'ASCENDING';
  const start = own.length - orders.length;
  if (start < 0 || !orders.every(({ field, direction }, i) => own[start + i]?.fieldPath === field && own[start + i]?.order === direction))
    return undefined;
  if (orders.length > 0 && lastDirection !== nameDirection) return undefined;
  const prefix = own.slice(0, start);
  const fits = prefix.every(({ fieldPath, arrayConfig }) => (arrayConfig === 'CONTAINS') === contains.has(fieldPath));
  return fits ? prefix.map(({ fieldPath }) => fieldPath) : undefined;
}

const EQUAL_OPERATORS: ReadonlySet<string> = new Set(['EQUAL', 'IN']);
const LIST_OPERATORS: ReadonlySet<string> = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

function needsOf({ orderBy, allDescendants }: StructuredQuery, collectionId: string, filters: readonly FieldFilter[]): Needs {
  const fieldsOf = (operators: ReadonlySet<string>) =>
    new Set(filters.filter(({ op, path }) => operators.has(op) && path[0] !== NAME_FIELD).map(({ path }) => formatFieldPath(path)));
  const equal = fieldsOf(EQUAL_OPERATORS);
  const directionOf = (descending = false): Direction => (descending ? 'DESCENDING' : 'ASCENDING');
  return {
    collectionId,
    scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal,
    contains: fieldsOf(LIST_OPERATORS),
    // A field compared by equality has one value in all documents found, so ordering by it needs no index.
    orders: orderBy
      .slice(0, -1)
      .map(({ path, descending }) => ({ field: formatFieldPath(path), direction: directionOf(descending) }))
      .filter(({ field }) => !equal.has(field)),
    nameDirection: directionOf(orderBy.at(-1)?.descending),
  };
}

/** The fields of the index that would serve the query, ending with the name. */
function fieldsOf({ equal, contains, orders, nameDirection }: Needs): MissingField[] {
  return [
    ...[...equal].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...[...contains].map((fieldPath) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
    ...orders.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
    { fieldPath: NAME_FIELD, order: nameDirection },
  ];
}

const kindOf = ({ order, arrayConfig }: MissingField): string => arrayConfig ?? (order === 'DESCENDING' ? 'DESC' : 'ASC');
