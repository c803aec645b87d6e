import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../access';
import type { Authenticator } from '../../auth/authenticator';
import { readJson } from '../../http/body';
import { isFromPage } from '../../http/guard';
import { sendJson } from '../../http/respond';
import { StatusError } from '../../status';
import { durable } from '../../store/journal/journal';
import type { FirestoreContext } from '../context';
import type {
  AggregationRequest,
  BatchGetRequest,
  CommitRequest,
  FirestoreService,
  RunQueryRequest,
} from '../firestore-service';
import type { DocumentService } from '../document-service';
import { documentCall } from './document-routes';

/** Matched before the path is decoded: a colon in a document's name is still encoded there. */
const METHOD = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?):(\w+)$/;
const DOCUMENT = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/;

/** The fields of all calls; each reads its own. */
type Body = BatchGetRequest & RunQueryRequest & AggregationRequest & CommitRequest;

/** Firestore over plain HTTP and JSON: transactions and counts of the web SDK, and any other client. */
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
    // What an answer says must survive a crash: it is sent when the changes are on disk.
    await durable(this.context.journal);
    sendJson(response, 200, answer);
  }

  private async answer(request: IncomingMessage, { pathname, searchParams }: URL, caller: Caller): Promise<unknown> {
    const method = METHOD.exec(pathname);
    if (method && request.method === 'POST') {
      return this.call(method[2] ?? '', { ...(await readJson<Body>(request)), parent: decodeURIComponent(method[1] ?? '') }, caller);
    }
    const path = decodeURIComponent(pathname);
    const document = DOCUMENT.exec(path);
    if (document) {
      const body = request.method === 'POST' || request.method === 'PATCH' ? await readJson<object>(request) : {};
      return documentCall(this.documents, request.method ?? 'GET', document[1] ?? '', searchParams, body, caller);
    }
    throw new StatusError('NOT_FOUND', `There is no ${path}.`);
  }

  private call(name: string, body: Body, caller: Caller): Promise<unknown> {
    switch (name) {
      case 'batchGet':
        return this.service.batchGet(body, caller);
      case 'commit':
        return this.service.commit(body, caller);
      case 'runQuery':
        return this.service.runQuery(body, caller);
      case 'runAggregationQuery':
        return this.service.runAggregationQuery(body, caller);
      case 'batchWrite':
        return this.service.batchWrite(body, caller);
      case 'beginTransaction':
        return this.service.beginTransaction(body);
      case 'rollback':
        return this.service.rollback(body);
      case 'listCollectionIds':
        return this.documents.listCollectionIds(body, caller);
      default:
        throw new StatusError('UNIMPLEMENTED', `${name} is not supported by this emulator.`);
    }
  }
}
