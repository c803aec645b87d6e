import { createServer, type Server, type Socket } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import type { Authenticator } from '../auth/authenticator';
import type { UploadedRules } from '../uploaded-rules/uploaded-rules';
import { decodePart } from '../http/request-url';
import { createHttpService } from '../http/http-service';
import { isFromPage, type RequestGuard } from '../http/guard';
import type { WebKey } from '../http/web-key';
import { sendJson } from '../http/respond';
import { durable } from '../store/journal/journal';
import type { FirestoreContext } from './database/context';
import { DocumentService } from './services/document-service';
import { FirestoreService } from './services/firestore-service';
import { GrpcServer } from './grpc/grpc-server';
import { RestApi } from './rest/rest-api';
import { WebChannel } from './webchannel/web-channel';

const HTTP2_PREFACE = Buffer.from('PRI');
const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;

const RULES = /^\/emulator\/v1\/projects\/[^/]+:securityRules$/;

const CLOSE_WITHIN_MS = 500;

/** Firestore's three transports on one port: WebChannel and plain HTTP over HTTP/1.1, gRPC over HTTP/2. */
export class FirestoreServer {
  readonly tcp: Server;
  readonly #http: HttpServer;
  readonly #grpc: GrpcServer;
  readonly #webChannel: WebChannel;
  readonly #sockets = new Set<Socket>();

  constructor(context: FirestoreContext, authenticator: Authenticator, guard: RequestGuard, rules: UploadedRules, webKey: WebKey) {
    const service = new FirestoreService(context);
    const documents = new DocumentService(context);
    const rest = new RestApi(context, service, documents, authenticator);
    this.#webChannel = new WebChannel(context, authenticator, webKey);
    this.#grpc = new GrpcServer(context, service, documents, authenticator, webKey);
    this.#http = createHttpService(guard, async (request, response, url) => {
      webKey.checkRequest('firestore', request, url);
      const channel = WebChannel.kindOf(url.pathname);
      if (channel) return this.#webChannel.handle(channel, request, response, url);
      if (url.pathname === '/') return sendJson(response, 200, { firestoreEmulator: { ready: true } });
      const clear = CLEAR.exec(url.pathname);
      if (request.method === 'DELETE' && clear) {
        context.database.check(decodePart(clear[1]));
        // The call has no token. Programs of this machine count as the owner; pages count as anonymous, so they are refused.
        documents.clear(isFromPage(request) ? { kind: 'anonymous' } : { kind: 'owner' });
        await durable(context.journal);
        return sendJson(response, 200, {});
      }
      if (request.method === 'PUT' && RULES.test(url.pathname)) {
        await rules.replace('firestore', request);
        return sendJson(response, 200, {});
      }
      return rest.handle(request, response, url);
    });
    this.tcp = createServer({ noDelay: true }, (socket) => this.route(socket));
  }

  /** Tells clients to reconnect, then closes every connection. */
  async stop(): Promise<void> {
    this.tcp.close();
    this.#webChannel.stop();
    this.#grpc.stop();
    const closed = [...this.#sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    // Sends what is buffered in the socket before it closes.
    for (const socket of this.#sockets) socket.destroySoon();
    const deadline = setTimeout(() => this.#sockets.forEach((socket) => socket.destroy()), CLOSE_WITHIN_MS);
    await Promise.all(closed);
    clearTimeout(deadline);
  }

  private route(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      const isHttp2 = HTTP2_PREFACE.equals(first.subarray(0, HTTP2_PREFACE.length));
      socket.unshift(first);
      if (isHttp2) this.#grpc.accept(socket);
      else this.#http.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }
}
