import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '../../auth/authenticator';
import { isFromPage } from '../../http/guard';
import { readBody } from '../../http/body';
import type { WebKey } from '../../http/web-key';
import { StatusError, statusOf } from '../../errors/status';
import type { FirestoreContext } from '../database/context';
import { formHeaders, formMessages, frame } from './framing';
import { KEEP_ALIVE_MS, Session } from './session';
import { fail, openStream, type StreamKind } from './streams';

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache, no-transform',
};
/** The longest time that a poll without its own limit is held. The empty message comes much earlier. */
const HOLD_MS = 600_000;

/** The transport of the web SDK in browsers. */
export class WebChannel {
  readonly #sessions = new Map<string, Session>();

  constructor(
    private readonly context: FirestoreContext,
    private readonly authenticator: Authenticator,
    private readonly webKey: WebKey,
  ) {}

  /** The kind of stream of a path, or undefined if it is not that of a channel. */
  static kindOf(pathname: string): StreamKind | undefined {
    return PATH.exec(pathname)?.[1] as StreamKind | undefined;
  }

  async handle(kind: StreamKind, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const query = url.searchParams;
    const sid = query.get('SID');
    if (sid === null) return this.handshake(kind, request, response, query);
    const session = this.#sessions.get(sid);
    if (!session) return unknownSession(response);
    session.acknowledge(Number(query.get('AID') ?? 0));
    if (query.get('TYPE') === 'terminate') {
      session.dispose();
      response.writeHead(200, HEADERS).end();
    } else if (request.method === 'GET') {
      response.writeHead(200, HEADERS);
      const holdMs = Number(query.get('TO')) || HOLD_MS;
      session.attach(response, { streaming: query.get('CI') !== '1', holdMs });
    } else {
      session.deliver(formMessages(await readForm(request)));
      response.writeHead(200, HEADERS).end(frame(JSON.stringify(session.state())));
    }
  }

  /** Tells every client to reconnect, since after a broken connection they would wait longer. */
  stop(): void {
    for (const session of [...this.#sessions.values()]) {
      session.end('stop');
      session.dispose();
    }
  }

  private async handshake(kind: StreamKind, request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    if (request.method !== 'POST') throw new StatusError('INVALID_ARGUMENT', 'A channel is opened by POST.');
    const form = await readForm(request);
    // The key is among the headers that the body holds, once for the whole channel.
    this.webKey.check('firestore', formHeaders(form).get('x-goog-api-key'), request.headers.referer);
    const session = new Session(({ id }) => this.#sessions.delete(id));
    this.#sessions.set(session.id, session);
    try {
      this.context.database.check(query.get('database') ?? undefined);
      const authorization = formHeaders(form).get('authorization');
      const caller = await this.authenticator.authenticate(authorization, isFromPage(request));
      session.start(openStream(kind, this.context, caller, session));
      session.deliver(formMessages(form));
    } catch (error) {
      fail(this.context, session, statusOf(error));
    }
    if (query.get('X-HTTP-Session-Id') === 'gsessionid') response.setHeader('X-HTTP-Session-Id', 'local');
    const opened = JSON.stringify([[0, ['c', session.id, '', 8, 14, KEEP_ALIVE_MS]]]);
    response.writeHead(200, HEADERS).end(frame(opened));
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, 32 * 1024 * 1024)).toString('utf8'));
}

/** The client looks for these words in the body, though not at its start, and then makes a new session. */
function unknownSession(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end('<html><body>Unknown SID</body></html>');
}
