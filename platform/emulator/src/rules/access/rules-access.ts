import type { Access, Caller } from '../../store/documents/access';
import type { StructuredQuery } from '../../store/query-spec/structured-query';
import { formatFieldPath } from '../../store/values/field-path';
import { DEFAULT_DATABASE } from '../../store/values/path';
import { nowMicros } from '../../store/values/time';
import { Evaluation } from '../compile/frame';
import { ANY, RuleEvaluation, REST, type PathPart } from '../compile/match-tree';
import type { Rules } from '../compile/compile-rules';
import { knownResource } from '../list/known-data';
import { casesOf } from '../list/query-cases';
import type { Method, ServiceName } from '../syntax/ast';
import { UNKNOWN } from '../values/fault';
import { lazyMap } from '../values/record-map';
import { Timestamp } from '../values/time';
import { PathValue, type Outcome } from '../values/value';
import { Lookups, type LookupLimits, type Seen } from '../lookups/lookups';
import { authOf, databasePath, documentResource, fileResource } from '../lookups/resources';

export interface RulesAccessOptions {
  firestore: Rules;
  storage: Rules;
  /** The id of the Firestore database in the paths that rules see and look up; default `(default)`. */
  database?: string;
  /** Called with the text of each `debug()` in rules. */
  debug?: (line: string) => void;
  /**
   * Given for a project whose Storage has no role for Firestore, and called with each look that fails for it. A rule that needs the look
   * refuses, with the answer of any other refusal: only the log has the reason.
   */
  onRefusedLookup?: () => void;
}

// The limits of the real service.
const DOCUMENT_LIMITS: LookupLimits = { request: 10, batch: 20 };
const FILE_LIMITS: LookupLimits = { request: 2, batch: 2 };

interface Subject {
  caller: Exclude<Caller, { kind: 'owner' }>;
  method: Method;
  path: readonly PathPart[];
  resource: Outcome;
  newResource: Outcome;
  query?: StructuredQuery;
  time: number;
  lookups: Lookups;
}

/** Access by rules, which do not apply to the owner. */
export function rulesAccess({
  firestore,
  storage,
  database = DEFAULT_DATABASE,
  debug = () => {},
  onRefusedLookup,
}: RulesAccessOptions): Access {
  checkService(firestore, 'cloud.firestore');
  checkService(storage, 'firebase.storage');
  /** Documents read for each batch of reads and writes. The key of writes is `documentsAfter`, the same object for all of a batch. */
  const batches = new WeakMap<object, Seen>();

  function seenIn(batch: object | undefined): Seen {
    const seen = (batch && batches.get(batch)) ?? new Set();
    if (batch) batches.set(batch, seen);
    return seen;
  }

  function evaluate(rules: Rules, subject: Subject): boolean {
    const { method, path, resource, lookups } = subject;
    const evaluation = new Evaluation(requestOf(subject), resource, lookups, debug);
    return new RuleEvaluation(evaluation, method, rules.version, path).allows(rules.root);
  }

  return {
    get({ caller, path, document, documents, batch }) {
      if (caller.kind === 'owner') return true;
      return evaluate(firestore, {
        caller,
        method: 'get',
        path: databasePath(database, path),
        resource: document ? documentResource(database, document) : null,
        newResource: null,
        time: nowMicros(),
        lookups: new Lookups(documents, undefined, DOCUMENT_LIMITS, database, seenIn(batch)),
      });
    },

    /** Allowed when the rules allow every document that the query could find, whatever is stored. */
    list({ caller, parent, query, documents }) {
      if (caller.kind === 'owner') return true;
      // Rules of version 1 have no collection groups.
      if (query.allDescendants && firestore.version === 1) return false;
      const lookups = new Lookups(documents, undefined, DOCUMENT_LIMITS, database);
      const subject = {
        caller,
        method: 'list',
        path: resultPaths(database, parent, query),
        newResource: null,
        query,
        time: nowMicros(),
        lookups,
      } as const;
      return casesOf(query.where).every((filters) => evaluate(firestore, { ...subject, resource: knownResource(filters) }));
    },

    write({ caller, path, before, after, mustExist, time, documents, documentsAfter }) {
      if (caller.kind === 'owner') return true;
      return evaluate(firestore, {
        caller,
        method: after ? (before || mustExist ? 'update' : 'create') : 'delete',
        path: databasePath(database, path),
        resource: before ? documentResource(database, before) : null,
        newResource: after ? documentResource(database, after) : null,
        time,
        lookups: new Lookups(documents, documentsAfter, DOCUMENT_LIMITS, database, seenIn(documentsAfter)),
      });
    },

    file({ caller, method, bucket, name, resource, newResource, documents }) {
      if (caller.kind === 'owner') return true;
      // Rules of version 1 have no lists of files either.
      if (method === 'list' && storage.version === 1) return false;
      const path = filePath(method, bucket, name);
      if (!path) return false;
      return evaluate(storage, {
        caller,
        method,
        path,
        resource: resource ? fileResource(resource) : null,
        newResource: newResource ? fileResource(newResource) : null,
        time: nowMicros(),
        lookups: new Lookups(onRefusedLookup ?? documents, undefined, FILE_LIMITS, database),
      });
    },
  };
}

function checkService({ service, fileName }: Rules, expected: ServiceName): void {
  if (service !== expected) throw new Error(`${fileName} holds rules of ${service}; wanted are rules of ${expected}.`);
}

function requestOf({ caller, method, path, newResource, query, time }: Subject): Outcome {
  return lazyMap({
    auth: () => authOf(caller),
    method: () => method,
    path: () => (path.every((part) => typeof part === 'string') ? new PathValue(path) : UNKNOWN),
    resource: () => newResource,
    time: () => Timestamp.ofMicros(time),
    ...(query ? { query: () => queryOf(query) } : {}),
  });
}

function queryOf({ limit, offset, orderBy }: StructuredQuery): Outcome {
  const order = orderBy.map(({ path, descending }) => `${formatFieldPath(path)} ${descending ? 'DESC' : 'ASC'}`);
  return lazyMap({
    limit: () => (limit === undefined ? null : BigInt(Math.trunc(limit))),
    offset: () => BigInt(Math.trunc(offset)),
    // Without the order by name, which was added to the query.
    orderBy: () => order.slice(0, -1).join(', '),
  });
}

/** The known parts of the paths that a query could find. */
function resultPaths(database: string, parent: string, { collectionId, allDescendants }: StructuredQuery): PathPart[] {
  const path: PathPart[] = [...databasePath(database, parent)];
  if (allDescendants) path.push(REST);
  path.push(collectionId ?? ANY, ANY);
  return path;
}

/**
 * Path of a file, or of the folder to list. Undefined for a prefix that ends within a name, since it would list several folders.
 */
function filePath(method: Method, bucket: string, name: string): string[] | undefined {
  const root = ['b', bucket, 'o'];
  if (method !== 'list') return [...root, ...name.split('/')];
  if (name === '') return root;
  return name.endsWith('/') ? [...root, ...name.slice(0, -1).split('/')] : undefined;
}
