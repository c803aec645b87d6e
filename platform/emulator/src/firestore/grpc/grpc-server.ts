import type { Duplex } from 'node:stream';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  type UntypedHandleCall,
  type ServiceError,
} from '@grpc/grpc-js';
import type { Caller } from '../../store/documents/access';
import type { Authenticator } from '../../auth/authenticator';
import { STATUS, statusOf } from '../../errors/status';
import type { WebKey } from '../../http/web-key';
import { durable } from '../../store/journal/journal';
import type { FirestoreContext } from '../database/context';
import type { DocumentService } from '../services/document-service';
import type { FirestoreService } from '../services/firestore-service';
import { failAtExpiry } from '../wire/message-stream';
import { readRequest } from '../wire/messages';
import { firestoreDefinition } from '../wire/definitions';
import { listenCall, writeCall } from './grpc-streams';
import { fromProto, toProto } from './proto-json';

type Request = object;
type Unary = (request: Request, caller: Caller) => Promise<object> | object;
type Lists = (request: Request, caller: Caller) => Promise<object[]>;

/** The largest commit, with room for the message around it. */
const MAX_MESSAGE_BYTES = 11 * 1024 * 1024;

/** The transport of the server SDK, and of the web SDK in Node. */
export class GrpcServer {
  readonly #server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
    'grpc.max_concurrent_streams': 1000,
  });
  /** Serves a connection that begins with the HTTP/2 preface. */
  readonly accept: (connection: Duplex) => void;

  constructor(
    private readonly context: FirestoreContext,
    private readonly service: FirestoreService,
    private readonly documents: DocumentService,
    private readonly authenticator: Authenticator,
    private readonly webKey: WebKey,
  ) {
    this.#server.addService(firestoreDefinition(), this.handlers());
    const injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure());
    this.accept = (connection) => injector.injectConnection(connection);
  }

  stop(): void {
    this.#server.forceShutdown();
  }

  private handlers(): Record<string, UntypedHandleCall> {
    const { service, documents } = this;
    return {
      BatchGetDocuments: this.lists('BatchGetDocumentsRequest', (request, caller) => service.batchGet(request, caller)),
      RunQuery: this.lists('RunQueryRequest', (request, caller) => service.runQuery(request, caller)),
      RunAggregationQuery: this.lists('RunAggregationQueryRequest', (request, caller) => service.runAggregationQuery(request, caller)),
      Commit: this.unary('CommitRequest', (request, caller) => service.commit(request, caller)),
      BatchWrite: this.unary('BatchWriteRequest', (request, caller) => service.batchWrite(request, caller)),
      BeginTransaction: this.unary('BeginTransactionRequest', (request) => service.beginTransaction(request)),
      Rollback: this.unary('RollbackRequest', (request) => service.rollback(request)),
      GetDocument: this.unary('GetDocumentRequest', (request, caller) => documents.get(request, caller)),
      ListDocuments: this.unary('ListDocumentsRequest', (request, caller) => documents.list(request, caller)),
      CreateDocument: this.unary('CreateDocumentRequest', (request, caller) => documents.create(request, caller)),
      UpdateDocument: this.unary('UpdateDocumentRequest', (request, caller) => documents.update(request, caller)),
      DeleteDocument: this.unary('DeleteDocumentRequest', (request, caller) => documents.delete(request, caller)),
      ListCollectionIds: this.unary('ListCollectionIdsRequest', (request, caller) => documents.listCollectionIds(request, caller)),
      // Returns no points to split at, so the client runs the query as one part.
      PartitionQuery: this.unary('PartitionQueryRequest', () => ({ partitions: [] })),
      Listen: this.duplex(listenCall),
      Write: this.duplex(writeCall),
    };
  }

  private unary(name: string, run: Unary): UntypedHandleCall {
    return (call: ServerUnaryCall<object, object>, callback: sendUnaryData<object>) => {
      const answer = async (): Promise<object> => {
        const caller = await this.caller(call.metadata);
        const request = readRequest<object>(name, fromProto(call.request));
        const result = await this.context.faults.ofFirestore(name, request, () => run(request, caller));
        await durable(this.context.journal);
        return toProto(result);
      };
      answer().then(
        (result) => callback(null, result),
        (error: unknown) => callback(grpcError(error)),
      );
    };
  }

  private lists(name: string, run: Lists): UntypedHandleCall {
    return (call: ServerWritableStream<object, object>) => {
      // Sent first: without headers the SDK mistakes a refusal for a broken connection and repeats the call for seconds.
      call.sendMetadata(new Metadata());
      const answer = async (): Promise<void> => {
        const caller = await this.caller(call.metadata);
        const request = readRequest<object>(name, fromProto(call.request));
        const results = await this.context.faults.ofFirestore(name, request, () => run(request, caller));
        await durable(this.context.journal);
        for (const result of results) {
          if (!call.write(toProto(result))) await drained(call);
          if (call.cancelled) return;
        }
        call.end();
      };
      answer().catch((error: unknown) => call.emit('error', grpcError(error)));
    };
  }

  private duplex(open: typeof listenCall | typeof writeCall): UntypedHandleCall {
    return (call: ServerDuplexStream<object, object>) => {
      // Holds back messages until the caller is authenticated.
      call.pause();
      const fail = (error: unknown): void => void call.emit('error', grpcError(error));
      this.caller(call.metadata).then((caller) => {
        open(this.context, caller, call, fail);
        const expiry = failAtExpiry(caller, fail);
        call.on('close', () => clearTimeout(expiry));
      }, fail);
    };
  }

  private async caller(metadata: Metadata): Promise<Caller> {
    const header = (name: string) => metadata.get(name)[0]?.toString();
    this.webKey.check('firestore', header('x-goog-api-key'), header('referer'));
    // Pages cannot speak gRPC.
    return this.authenticator.authenticate(header('authorization'), false);
  }
}

function drained(call: ServerWritableStream<object, object>): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      call.off('drain', go);
      call.off('cancelled', go);
      resolve();
    };
    call.on('drain', go);
    call.on('cancelled', go);
  });
}

function grpcError(error: unknown): Partial<ServiceError> {
  const { status, message } = statusOf(error);
  return { code: STATUS[status].code, details: message };
}
