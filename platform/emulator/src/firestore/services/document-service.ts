import type { Caller } from '../../store/documents/access';
import { invalidArgument, permissionDenied, StatusError } from '../../errors/status';
import type { StoredDocument } from '../../store/documents/document';
import { comparePaths, compareText } from '../../store/values/order';
import { checkCollectionId } from '../../store/values/path';
import { parseWrite, type WireWrite, type Write } from '../../store/documents/write';
import type { FirestoreContext } from '../database/context';
import { fieldMask } from './firestore-service';
import { wireDocument, type WireDocument } from '../wire/wire';
import { randomBytes } from 'node:crypto';

interface Mask {
  fieldPaths?: string[];
}

const MAX_PAGE_SIZE = 300;
const CLEARED_AT_ONCE = 1000;

interface ListCollectionIdsRequest {
  parent?: string;
  pageSize?: number;
  pageToken?: string;
  readTime?: string;
}

interface ListDocumentsRequest extends ListCollectionIdsRequest {
  collectionId?: string;
  mask?: Mask;
  /** Also lists documents that do not exist but have subcollections. */
  showMissing?: boolean;
}

/** Calls that create, read or delete single documents, or list documents and collections. */
export class DocumentService {
  constructor(private readonly context: FirestoreContext) {}

  get({ name, mask, readTime }: { name?: string; mask?: Mask; readTime?: string }, caller: Caller): WireDocument {
    const { database, reading } = this.context;
    reading.checkTime(readTime);
    const path = database.documentPath(name);
    const document = reading.get(caller, path);
    if (!document) throw new StatusError('NOT_FOUND', `Document "${path}" not found.`);
    return wireDocument(database, document, mask && fieldMask(mask));
  }

  create(
    request: { parent?: string; collectionId?: string; documentId?: string; document?: { fields?: unknown }; mask?: Mask },
    caller: Caller,
  ): Promise<WireDocument> {
    const { parent = '', collectionId, documentId = randomBytes(15).toString('hex').slice(0, 20) } = request;
    if (documentId.includes('/')) throw invalidArgument(`Invalid value at 'documentId': "${documentId}" is not the id of a document.`);
    const name = `${parent}/${checkCollectionId(collectionId)}/${documentId}`;
    const write = { update: { name, fields: request.document?.fields }, currentDocument: { exists: false } };
    return this.write(write, caller, request.mask);
  }

  update(
    request: {
      document?: { name?: string; fields?: unknown };
      updateMask?: Mask;
      mask?: Mask;
      currentDocument?: WireWrite['currentDocument'];
    },
    caller: Caller,
  ): Promise<WireDocument> {
    const { document = {}, updateMask, currentDocument, mask } = request;
    return this.write({ update: document, updateMask, currentDocument }, caller, mask);
  }

  async delete(
    { name = '', currentDocument }: { name?: string; currentDocument?: WireWrite['currentDocument'] },
    caller: Caller,
  ): Promise<object> {
    await this.commit(parseWrite({ delete: name, currentDocument }, this.context.database), caller);
    return {};
  }

  list(request: ListDocumentsRequest, caller: Caller): { documents: object[]; nextPageToken?: string } {
    const { database, reading, store } = this.context;
    const { pageSize = 0, readTime } = request;
    reading.checkTime(readTime);
    if (pageSize < 0) throw invalidArgument("Invalid value at 'pageSize': it may not be negative.");
    const parent = database.parentPath(request.parent);
    const collectionId = checkCollectionId(request.collectionId);
    const collection = parent === '' ? collectionId : `${parent}/${collectionId}`;
    reading.checkList(caller, reading.query(request.parent, { from: [{ collectionId }] }));
    const paths = new Set([...store.collection(collection)].map(({ path }) => path));
    if (request.showMissing) for (const path of this.withDescendants(collection)) paths.add(path);
    const after = Buffer.from(request.pageToken ?? '', 'base64').toString();
    const rest = [...paths].sort(comparePaths).filter((path) => after === '' || comparePaths(path, after) > 0);
    const page = rest.slice(0, pageSize || MAX_PAGE_SIZE);
    const mask = request.mask && fieldMask(request.mask);
    const documents = page.map((path) => {
      const document = store.get(path);
      return document ? wireDocument(database, document, mask) : { name: database.nameOf(path) };
    });
    if (rest.length === page.length) return { documents };
    return { documents, nextPageToken: Buffer.from(page.at(-1) ?? '').toString('base64') };
  }

  /** The collections of a document or of the database. Only for the owner, since no rule could allow it to clients. */
  async listCollectionIds(
    { parent, pageSize = 0, pageToken = '', readTime }: ListCollectionIdsRequest,
    caller: Caller,
  ): Promise<{ collectionIds: string[]; nextPageToken?: string }> {
    if (caller.kind !== 'owner') throw permissionDenied();
    this.context.reading.checkTime(readTime);
    const path = this.context.database.parentPath(parent);
    const prefix = path === '' ? '' : `${path}/`;
    const ids = new Set<string>();
    for (const collection of this.context.store.collectionPaths()) {
      if (collection.startsWith(prefix)) ids.add(collection.slice(prefix.length).split('/')[0] ?? '');
    }
    const rest = [...ids].sort(compareText).filter((id) => pageToken === '' || compareText(id, pageToken) > 0);
    const collectionIds = rest.slice(0, pageSize > 0 ? pageSize : rest.length);
    return collectionIds.length < rest.length ? { collectionIds, nextPageToken: collectionIds.at(-1) ?? '' } : { collectionIds };
  }

  /** Removes every document. For tests. */
  clear(caller: Caller): object {
    if (caller.kind !== 'owner') throw permissionDenied();
    const { committer, database, store } = this.context;
    const deletions = [...store.all()].map(({ path }) => parseWrite({ delete: database.nameOf(path) }, database));
    // One commit could not have all of them.
    while (deletions.length > 0) committer.commit(deletions.splice(0, CLEARED_AT_ONCE), caller);
    return {};
  }

  /** The document after the write. */
  private async commit(write: Write, caller: Caller): Promise<StoredDocument | undefined> {
    const { writing, store } = this.context;
    return writing.commit([write], caller, () => store.get(write.path));
  }

  private async write(write: WireWrite, caller: Caller, mask: Mask | undefined): Promise<WireDocument> {
    const { database } = this.context;
    const document = await this.commit(parseWrite(write, database), caller);
    if (!document) throw invalidArgument('A document was expected.');
    return wireDocument(database, document, mask && fieldMask(mask));
  }

  private *withDescendants(collection: string): Iterable<string> {
    for (const path of this.context.store.collectionPaths()) {
      if (!path.startsWith(`${collection}/`)) continue;
      yield `${collection}/${path.slice(collection.length + 1).split('/')[0]}`;
    }
  }
}
