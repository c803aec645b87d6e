import { invalidArgument, StatusError } from '../../errors/status';
import { isLonger } from './document-size';

/** The id of the database that a project has unless somebody names another one. */
export const DEFAULT_DATABASE = '(default)';

/** The only database of a project, and the names of its documents on the wire. */
export class DatabaseName {
  readonly name: string;
  readonly documents: string;

  /** @param id the database's own id, such as `(default)` */
  constructor(
    readonly projectId: string,
    readonly id: string,
  ) {
    this.name = `projects/${projectId}/databases/${id}`;
    this.documents = `${this.name}/documents`;
  }

  /** Throws unless the client names this database. */
  check(database: string | undefined): void {
    if (database === undefined || database === this.name) return;
    const [, project, id] = /^projects\/([^/]+)\/databases\/([^/]+)$/.exec(database) ?? [];
    if (project !== this.projectId || id === undefined)
      throw new StatusError('NOT_FOUND', `There is no database ${database}; this emulator serves ${this.name}.`);
    throw new StatusError(
      'NOT_FOUND',
      `The database ${id} does not exist for project ${project} Please visit https://console.cloud.google.com/datastore/setup?project=${project} to add a Cloud Datastore or Cloud Firestore database. `,
    );
  }

  /** `projects/…/documents/users/u1` -> `users/u1`. */
  documentPath(name: unknown): string {
    const path = this.path(name);
    checkDocumentPath(path, name);
    return path;
  }

  /** Path of a parent: a document or, as the empty path, the database's root. */
  parentPath(name: unknown): string {
    const path = this.path(name);
    return path === '' ? path : this.documentPath(name);
  }

  nameOf(path: string): string {
    return path === '' ? this.documents : `${this.documents}/${path}`;
  }

  private path(name: unknown): string {
    if (name === this.documents) return '';
    if (typeof name !== 'string' || !name.startsWith(`${this.documents}/`)) {
      throw invalidArgument(`"${String(name)}" is not in ${this.documents}.`);
    }
    return name.slice(this.documents.length + 1);
  }
}

const RESERVED = /^__.*__$/s;
const NUMBERED = /^__id-?\d+__$/;
const MAX_SEGMENT_BYTES = 1500;
const MAX_NAME_BYTES = 6 * 1024;
const MAX_COLLECTION_DEPTH = 100;

function checkSegments(segments: readonly string[]): void {
  segments.forEach((segment, index) => {
    const isDocument = index % 2 === 1;
    const reserved = RESERVED.test(segment) && !(isDocument && NUMBERED.test(segment));
    if (segment === '' || segment === '.' || segment === '..' || reserved) {
      throw invalidArgument(`"${segment}" is not allowed as a ${isDocument ? 'document' : 'collection'} id.`);
    }
    if (isLonger(segment, MAX_SEGMENT_BYTES)) throw invalidArgument(`Ids are limited to ${MAX_SEGMENT_BYTES} bytes.`);
  });
}

/** Throws for a path that no document has, of a request or in stored data. `name` is what the message quotes. */
export function checkDocumentPath(path: string, name: unknown = path): void {
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) throw invalidArgument(`"${String(name)}" does not name a document.`);
  checkSegments(segments);
  checkName(path, segments);
}

/** The limits of a document's whole name. */
function checkName(path: string, segments: readonly string[]): void {
  if (segments.length > 2 * MAX_COLLECTION_DEPTH) throw invalidArgument(`Collections may be nested ${MAX_COLLECTION_DEPTH} levels deep.`);
  if (isLonger(path, MAX_NAME_BYTES)) throw invalidArgument(`The name of a document is limited to ${MAX_NAME_BYTES} bytes.`);
}

/** The id itself. Throws `INVALID_ARGUMENT` for what cannot be one. */
export function checkCollectionId(id: unknown): string {
  if (typeof id !== 'string' || id.includes('/')) throw invalidArgument(`"${String(id)}" is not a collection id.`);
  checkSegments([id]);
  return id;
}

/** Splits `a/b/c/d` into collection path `a/b/c` and id `d`. */
export function splitPath(path: string): { collection: string; id: string } {
  const slash = path.lastIndexOf('/');
  return { collection: path.slice(0, slash), id: path.slice(slash + 1) };
}

export function collectionIdOf(collection: string): string {
  return collection.slice(collection.lastIndexOf('/') + 1);
}

/** Path of the document that a collection belongs to; empty for a root collection. */
export function parentOf(collection: string): string {
  const slash = collection.lastIndexOf('/');
  return slash === -1 ? '' : collection.slice(0, slash);
}
