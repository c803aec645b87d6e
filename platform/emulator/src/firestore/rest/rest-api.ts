import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../store/access';
import type { Authenticator } from '../../auth/authenticator';
import { decodePart } from '../../http/request-url';
import { readJson } from '../../http/body';
import { isFromPage } from '../../http/guard';
import { sendJson } from '../../http/respond';
import { StatusError, unsupported } from '../../errors/status';
import { durable } from '../../store/journal/journal';
import type { FirestoreContext } from '../context';
import type { DocumentService } from '../document-service';
import type { FirestoreService } from '../firestore-service';
import { readRequest } from '../messages';
import { documentCall } from './document-routes';

/** Matches the encoded path, in which a colon of a document's name is still encoded. */
const METHOD = /^\/v1\/((projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/.+)?):(\w+)$/;
const DOCUMENT = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/;

/** Firestore over plain HTTP and JSON, for transactions and counts of the web SDK and for other clients. */
export class RestApi {
  constructor(
    private readonly context: FirestoreContext,
    private readonly service: FirestoreService,
    private readonly documents: DocumentService,
    private readonly authenticator: Authenticator,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const caller = await this.authenticator.authenticate(request.headers.authorization, isFromPage(request));
    const answer = await this.answer(request, url, caller);
    // Answers only when the changes are on disk, since what it confirms must survive a crash.
    await durable(this.context.journal);
    sendJson(response, 200, answer);
  }

  private async answer(request: IncomingMessage, { pathname, searchParams }: URL, caller: Caller): Promise<unknown> {
    const method = METHOD.exec(pathname);
    if (method && request.method === 'POST') {
      const [, parent, database, name = ''] = method;
      this.context.database.check(decodePart(database));
      return this.call(name, decodePart(parent), await readJson(request), caller);
    }
    const document = DOCUMENT.exec(decodePart(pathname));
    if (document) {
      const hasBody = request.method === 'POST' || request.method === 'PATCH';
      const body = hasBody ? await readJson(request) : {};
      return documentCall(this.documents, request.method ?? 'GET', document[1] ?? '', searchParams, body, caller);
    }
    throw new StatusError('NOT_FOUND', `There is no ${pathname}.`);
  }

  private call(name: string, parent: string, body: unknown, caller: Caller): Promise<unknown> {
    switch (name) {
      case 'batchGet':
        return this.service.batchGet(readRequest('BatchGetDocumentsRequest', body), caller);
      case 'commit':
        return this.service.commit(readRequest('CommitRequest', body), caller);
      case 'runQuery':
        return this.service.runQuery({ ...readRequest('RunQueryRequest', body), parent }, caller);
      case 'runAggregationQuery':
        return this.service.runAggregationQuery({ ...readRequest('RunAggregationQueryRequest', body), parent }, caller);
      case 'batchWrite':
        return this.service.batchWrite(readRequest('BatchWriteRequest', body), caller);
      case 'beginTransaction':
        return this.service.beginTransaction(readRequest('BeginTransactionRequest', body));
      case 'rollback':
        return this.service.rollback(readRequest('RollbackRequest', body));
      case 'listCollectionIds':
        return this.documents.listCollectionIds({ ...readRequest('ListCollectionIdsRequest', body), parent }, caller);
      default:
        throw unsupported(name);
    }
  }
}
