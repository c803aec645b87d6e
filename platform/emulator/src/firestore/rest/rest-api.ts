import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../store/documents/access';
import type { Authenticator } from '../../auth/authenticator';
import { decodePart } from '../../http/request-url';
import { readJson } from '../../http/body';
import { isFromPage } from '../../http/guard';
import { sendJson } from '../../http/respond';
import { StatusError, unsupported } from '../../errors/status';
import { durable } from '../../store/journal/journal';
import type { FirestoreContext } from '../database/context';
import type { DocumentService } from '../services/document-service';
import type { FirestoreService } from '../services/firestore-service';
import { readRequest } from '../wire/messages';
import { documentCall } from './document-routes';

/** Matches the encoded path, in which a colon of a document's name is still encoded. */
const METHOD = /^\/v1\/((projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/.+)?):(\w+)$/;
const DOCUMENT = /^\/v1\/((projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/.+)?)$/;

/** Firestore over plain HTTP and JSON, for transactions and counts of the web SDK and for other clients. */
export class RestApi {
  /** The calls that follow a colon in the path: the name of the message, and what answers it. */
  readonly #calls: Readonly<Record<string, readonly [message: string, run: (request: object, caller: Caller) => Promise<unknown>]>> = {
    batchGet: ['BatchGetDocumentsRequest', (request, caller) => this.service.batchGet(request, caller)],
    commit: ['CommitRequest', (request, caller) => this.service.commit(request, caller)],
    runQuery: ['RunQueryRequest', (request, caller) => this.service.runQuery(request, caller)],
    runAggregationQuery: ['RunAggregationQueryRequest', (request, caller) => this.service.runAggregationQuery(request, caller)],
    batchWrite: ['BatchWriteRequest', (request, caller) => this.service.batchWrite(request, caller)],
    beginTransaction: ['BeginTransactionRequest', (request) => this.service.beginTransaction(request)],
    rollback: ['RollbackRequest', (request) => this.service.rollback(request)],
    listCollectionIds: ['ListCollectionIdsRequest', (request, caller) => this.documents.listCollectionIds(request, caller)],
  };

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
      const [message, run] = (Object.hasOwn(this.#calls, name) ? this.#calls[name] : undefined) ?? [];
      const body = await readJson(request);
      if (!message || !run) throw unsupported(name);
      const asked = { ...readRequest<object>(message, body), parent: decodePart(parent) };
      return this.context.faults.ofFirestore(message, asked, () => run(asked, caller));
    }
    const document = DOCUMENT.exec(decodePart(pathname));
    if (document) {
      this.context.database.check(document[2]);
      const hasBody = request.method === 'POST' || request.method === 'PATCH';
      const body = hasBody ? await readJson(request) : {};
      const verb = request.method ?? 'GET';
      return this.context.faults.ofFirestore(verb, {}, () =>
        documentCall(this.documents, verb, document[1] ?? '', searchParams, body, caller),
      );
    }
    throw new StatusError('NOT_FOUND', `There is no ${pathname}.`);
  }
}
