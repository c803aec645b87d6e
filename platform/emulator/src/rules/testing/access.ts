import type { Access, Caller } from '../../store/documents/access';
import type { StructuredQuery } from '../../store/query-spec/structured-query';
import { compileRules, rulesAccess, type Rules } from '../rules';
import { firestoreRules } from './evaluate';
import { FixedDocuments, NOW, query, snapshot, type Documents } from './requests';

/** What a request does with a file. */
export type FileMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

type Data = Readonly<Record<string, unknown>>;

/** Evaluates rules for requests, with short calls for tables of tests. */
export class Asking {
  readonly access: Access;
  readonly fixed: FixedDocuments;
  readonly debugged: string[] = [];

  constructor(
    rules: { firestore?: string | Rules; storage?: string | Rules; onRefusedLookup?: () => void },
    private readonly documents: Documents = {},
  ) {
    const { firestore = firestoreRules(''), storage = "rules_version = '2'; service firebase.storage { }", ...options } = rules;
    this.fixed = new FixedDocuments(documents);
    this.access = rulesAccess({
      firestore: typeof firestore === 'string' ? compileRules(firestore, 'firestore.rules') : firestore,
      storage: typeof storage === 'string' ? compileRules(storage, 'storage.rules') : storage,
      debug: (line) => this.debugged.push(line),
      ...options,
    });
  }

  get(caller: Caller, path: string): boolean {
    const data = this.documents[path];
    return this.access.get({ caller, path, document: data && snapshot(path, data), documents: this.fixed });
  }

  /** Whether the caller may read all of these documents in one call. */
  getAll(caller: Caller, paths: readonly string[]): boolean {
    const batch = {};
    return paths.every((path) => {
      const data = this.documents[path];
      return this.access.get({ caller, path, document: data && snapshot(path, data), documents: this.fixed, batch });
    });
  }

  list(caller: Caller, parent: string, wanted: StructuredQuery): boolean {
    return this.access.list({ caller, parent, query: wanted, documents: this.fixed });
  }

  /** Whether the caller may list the whole collection. */
  listAll(caller: Caller, collection: string): boolean {
    const slash = collection.lastIndexOf('/');
    return this.list(caller, slash === -1 ? '' : collection.slice(0, slash), query(collection.slice(slash + 1)));
  }

  /** Whether the caller may write the document, or delete it when `fields` is undefined. */
  write(caller: Caller, path: string, fields: Data | undefined): boolean {
    return this.batch(caller, { [path]: fields });
  }

  /** Whether the caller may write these documents in one batch. */
  batch(caller: Caller, writes: Readonly<Record<string, Data | undefined>>): boolean {
    const after = new FixedDocuments({ ...this.documents, ...(writes as Documents) });
    return Object.entries(writes).every(([path, fields]) => {
      const before = this.documents[path];
      return this.access.write({
        caller,
        path,
        before: before && snapshot(path, before),
        after: fields && snapshot(path, fields),
        time: NOW,
        documents: this.fixed,
        documentsAfter: after,
      });
    });
  }

  file(caller: Caller, method: FileMethod, name: string, resource?: Data, newResource?: Data): boolean {
    return this.access.file({ caller, method, bucket: 'b1', name, resource, newResource, documents: this.fixed });
  }
}
