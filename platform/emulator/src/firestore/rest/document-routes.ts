import type { Caller } from '../../store/documents/access';
import { unsupported } from '../../errors/status';
import type { DocumentService } from '../services/document-service';
import { readRequest, readRequestParameters } from '../wire/messages';

/** Calls whose path is that of a document or collection. */
export function documentCall(
  documents: DocumentService,
  method: string,
  name: string,
  query: URLSearchParams,
  body: unknown,
  caller: Caller,
): object {
  const read = (message: string): object => readRequestParameters(message, query);
  // The path is projects/p/databases/d/documents, then collection and document ids in turn.
  const isDocument = name.split('/').length % 2 === 1;
  if (isDocument) {
    switch (method) {
      case 'GET':
        return documents.get({ ...read('GetDocumentRequest'), name }, caller);
      case 'PATCH':
        return documents.update({ ...read('UpdateDocumentRequest'), document: { ...readRequest('Document', body), name } }, caller);
      case 'DELETE':
        return documents.delete({ ...read('DeleteDocumentRequest'), name }, caller);
    }
  }
  const slash = name.lastIndexOf('/');
  const place = { parent: name.slice(0, slash), collectionId: name.slice(slash + 1) };
  switch (method) {
    case 'GET':
      return documents.list({ ...read('ListDocumentsRequest'), ...place }, caller);
    case 'POST':
      return documents.create({ ...read('CreateDocumentRequest'), ...place, document: readRequest('Document', body) }, caller);
  }
  throw unsupported(`${method} ${name}`);
}
