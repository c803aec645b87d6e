import type { IncomingMessage } from 'node:http';
import type { Caller } from '../store/documents/access';
import type { Authenticator } from '../auth/authenticator';
import type { UploadedRules } from '../uploaded-rules/uploaded-rules';
import { decodePart } from '../http/request-url';
import { isFromPage } from '../http/guard';
import type { Handler } from '../http/http-service';
import type { Faults } from '../faults/faults';
import type { WebKey } from '../http/web-key';
import { sendJson } from '../http/respond';
import { StatusError } from '../errors/status';
import { ServerCalls } from './server-calls';
import type { FileService } from './file-service';
import { Uploads } from './uploads';
import { WebCalls } from './web-calls';

const WEB = /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/;

/** Cloud Storage for both SDKs on one port. */
export class StorageService {
  readonly #web: WebCalls;
  readonly #server: ServerCalls;

  constructor(
    service: FileService,
    private readonly authenticator: Authenticator,
    private readonly rules: UploadedRules,
    private readonly webKey: WebKey,
    private readonly faults: Faults,
  ) {
    const uploads = new Uploads(service);
    this.#web = new WebCalls(service, uploads);
    this.#server = new ServerCalls(service, uploads);
  }

  readonly handle: Handler = async (request, response, url) => {
    this.webKey.checkRequest('firebasestorage', request, url);
    const web = WEB.exec(url.pathname);
    if (web || ServerCalls.serves(url.pathname)) this.faults.ofStorage(request.method ?? 'GET');
    if (web) {
      const place = { bucket: decodePart(web[1]), name: decodePart(web[2]), caller: await this.webCaller(request) };
      return this.#web.handle(request, response, place, url.searchParams);
    }
    if (ServerCalls.serves(url.pathname)) {
      return this.#server.handle(request, response, url, await this.serverCaller(request));
    }
    if (request.method === 'PUT' && url.pathname === '/internal/setRules') {
      await this.rules.replace('storage', request);
      return sendJson(response, 200, {});
    }
    if (url.pathname === '/') return sendJson(response, 200, { storageEmulator: { ready: true } });
    throw new StatusError('NOT_FOUND', 'Not found.');
  };

  private async webCaller(request: IncomingMessage): Promise<Caller> {
    const { authorization, 'x-goog-api-client': client } = request.headers;
    // The server SDK gets download tokens here. It sends no token, but a header with its name.
    const isServer = authorization === undefined && String(client ?? '').includes('gccl/') && !isFromPage(request);
    return isServer ? { kind: 'owner' } : this.authenticator.authenticate(authorization, isFromPage(request));
  }

  /** The server SDK sends no credentials to an emulator: it is the owner, unless a page has caused the request. */
  private async serverCaller(request: IncomingMessage): Promise<Caller> {
    if (isFromPage(request)) throw new StatusError('PERMISSION_DENIED', 'Not for pages.');
    const { authorization } = request.headers;
    const caller = authorization === undefined ? undefined : await this.authenticator.authenticate(authorization, false);
    return caller ?? { kind: 'owner' };
  }
}
