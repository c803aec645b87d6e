import type { Caller } from '../../access';
import { StatusError } from '../../status';
import type { DocumentService } from '../document-service';

/** Calls whose address is a document or collection. */
export function documentCall(
  documents: DocumentService,
  method: string,
  name: string,
  query: URLSearchParams,
  body: object,
  caller: Caller,
): object {
  const mask = maskOf(query, 'mask');
  // projects/p/databases/d/documents, then collection and document ids in turn.
  const isDocument = name.split('/').length % 2 === 1;
  if (isDocument) {
    const currentDocument = precondition(query);
    switch (method) {
      case 'GET':
        return documents.get({ name, ...mask }, caller);
      case 'PATCH': {
        const updateMask = maskOf(query, 'updateMask').mask;
        const update = { document: { ...body, name }, ...mask, ...currentDocument };
        return documents.update(updateMask ? { ...update, updateMask } : update, caller);
      }
      case 'DELETE':
        return documents.delete({ name, ...currentDocument }, caller);
    }
  }
  const slash = name.lastIndexOf('/');
  const place = { parent: name.slice(0, slash), collectionId: name.slice(slash + 1) };
  switch (method) {
    case 'GET':
      return documents.list({ ...place, ...mask, ...paging(query) }, caller);
    case 'POST': {
      const documentId = query.get('documentId');
      return documents.create({ ...place, ...mask, document: body, ...(documentId ? { documentId } : {}) }, caller);
    }
  }
  throw new StatusError('UNIMPLEMENTED', `${method} is not supported here.`);
}

function maskOf(query: URLSearchParams, key: string): { mask?: { fieldPaths: string[] } } {
  const fieldPaths = query.getAll(`${key}.fieldPaths`);
  return fieldPaths.length > 0 ? { mask: { fieldPaths } } : {};
}

function precondition(query: URLSearchParams): { currentDocument?: { exists?: boolean; updateTime?: string } } {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (updateTime !== null) return { currentDocument: { updateTime } };
  return exists === null ? {} : { currentDocument: { exists: exists === 'true' } };
}

function paging(query: URLSearchParams): { pageSize?: number; pageToken?: string; showMissing?: boolean } {
  return {
    pageSize: Number(query.get('pageSize') ?? 0),
    pageToken: query.get('pageToken') ?? '',
    showMissing: query.get('showMissing') === 'true',
  };
}
