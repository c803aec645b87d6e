import type { IncomingMessage } from 'node:http';
import { isFromPage } from '../http/guard';
import { parseJson, readBody, readJson } from '../http/body';
import type { Handler } from '../http/http-service';
import type { WebKey } from '../http/web-key';
import { sendJson } from '../http/respond';
import { readMessage, readParameters } from '../shape/read-message';
import { StatusError } from '../errors/status';
import type { EmulatorOptions } from '../options/options';
import { durable, type Journal } from '../store/journal/journal';
import { adminCalls } from './admin-calls';
import { AuthError, unsupportedCall } from './auth-error';
import type { Authenticator } from './authenticator';
import type { AuthContext, Call } from './call';
import { clientCalls } from './client-calls';
import { AUTHORIZED_DOMAINS, projectConfig } from './project-config';
import { ADMIN_LIST, REFRESH } from './requests';
import type { TokenSigner } from './token-signer';

const ADMIN = /^\/identitytoolkit\.googleapis\.com\/v1\/projects\/([^/:]+)(?:\/accounts(?::(\w+))?)?$/;
const CLIENT = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/;
const CONFIG = /^\/identitytoolkit\.googleapis\.com\/(?:admin\/)?v2\/projects\/([^/]+)\/config$/;
const EMULATOR = /^\/emulator\/v1\/projects\/([^/]+)\/(oobCodes|accounts|config|jwks)$/;

/** Identity Toolkit and Secure Token, as both SDKs call them, and the additional calls of emulators. */
export class AuthService {
  constructor(
    private readonly context: AuthContext,
    private readonly authenticator: Authenticator,
    private readonly signer: TokenSigner,
    private readonly journal: Journal,
    private readonly webKey: WebKey,
    private readonly faultOf: NonNullable<EmulatorOptions['authFault']>,
  ) {}

  readonly handle: Handler = async (request, response, url) => {
    const answer = await this.answer(request, url);
    // Answers only when the changes are on disk, since what it confirms must survive a crash.
    await durable(this.journal);
    sendJson(response, 200, answer);
  };

  private async answer(request: IncomingMessage, url: URL): Promise<unknown> {
    const { pathname, searchParams } = url;
    this.webKey.checkRequest(pathname.startsWith('/securetoken.') ? 'securetoken' : 'identitytoolkit', request, url);
    const client = CLIENT.exec(pathname)?.[1];
    if (client !== undefined) {
      this.refuseFor(client);
      return this.client(request, client, apiKey(searchParams));
    }
    const admin = ADMIN.exec(pathname);
    if (admin) {
      const name = adminCallName(request, pathname, admin[2]);
      this.refuseFor(name);
      return this.admin(request, admin[1] ?? '', name, searchParams);
    }
    const configured = CONFIG.exec(pathname)?.[1];
    if (configured !== undefined && request.method === 'GET') {
      await this.checkOwner(request);
      this.requireProject(configured);
      return projectConfig(this.context);
    }
    const emulator = EMULATOR.exec(pathname);
    if (emulator) {
      this.refuseFor(emulator[2] ?? '');
      return this.emulator(request, emulator[2] ?? '');
    }
    if (pathname === '/securetoken.googleapis.com/v1/token') {
      this.refuseFor('token');
      apiKey(searchParams);
      return this.refresh(request);
    }
    return settingsOf(this.context, pathname);
  }

  private refuseFor(call: string): void {
    const fault = this.faultOf(call);
    if (fault) throw new AuthError(fault.message, fault.http);
  }

  private async client(request: IncomingMessage, name: string, apiKey: string): Promise<object> {
    const body = await readJson(request);
    const details = { apiKey, isFromPage: isFromPage(request), ...localeOf(request) };
    // The server SDK calls these paths too, with the owner token instead of a user's.
    const isAdmin = isOwner(request) && !details.isFromPage && !hasIdToken(body) && Object.hasOwn(adminCalls, name);
    return callOf(isAdmin ? adminCalls : clientCalls, name)(this.context, body, details);
  }

  private async admin(request: IncomingMessage, projectId: string, name: string, query: URLSearchParams): Promise<object> {
    await this.checkOwner(request);
    this.requireProject(projectId);
    const isRead = request.method === 'GET';
    const body = isRead ? readParameters(ADMIN_LIST, query) : await readJson(request);
    return callOf(isRead ? { batchGet: adminCalls['batchGet'] } : adminCalls, name)(this.context, body, {
      apiKey: '',
      isFromPage: false,
      ...localeOf(request),
    });
  }

  private requireProject(projectId: string): void {
    if (projectId !== this.context.projectId) throw new AuthError('PROJECT_NOT_FOUND', 404);
  }

  private async refresh(request: IncomingMessage): Promise<object> {
    const text = (await readBody(request)).toString('utf8');
    const form = text.startsWith('{') ? readMessage(REFRESH, parseJson(text)) : readParameters(REFRESH, new URLSearchParams(text));
    if (form.grant_type !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
    const { idToken, refreshToken, expiresIn, localId } = await this.context.tokens.refresh(form.refresh_token);
    return {
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: localId,
      project_id: this.context.projectId,
    };
  }

  /** Calls that only emulators have, for tests and other programs. Pages may only read the public keys. */
  private async emulator(request: IncomingMessage, what: string): Promise<object> {
    if (what === 'jwks') return { keys: [this.signer.jwk] };
    if (isFromPage(request)) throw new AuthError('PERMISSION_DENIED', 403);
    if (request.method === 'GET' && what === 'oobCodes') return { oobCodes: this.context.codes.mails() };
    if (request.method === 'GET' && what === 'config') return { signIn: { allowDuplicateEmails: false } };
    if (request.method !== 'DELETE' || what !== 'accounts') throw unsupportedCall(`${request.method} ${what}`);
    for (const { localId } of this.context.accounts.list()) this.context.accounts.remove(localId);
    return {};
  }

  private async checkOwner(request: IncomingMessage): Promise<void> {
    const caller = await this.authenticator.authenticate(request.headers.authorization, isFromPage(request));
    if (caller.kind !== 'owner') throw new AuthError('INSUFFICIENT_PERMISSION', 403);
  }
}

function settingsOf({ projectId, passwordPolicy }: AuthContext, pathname: string): unknown {
  switch (pathname) {
    case '/identitytoolkit.googleapis.com/v1/projects':
      return { projectId, authorizedDomains: AUTHORIZED_DOMAINS };
    case '/identitytoolkit.googleapis.com/v1/recaptchaParams':
    case '/identitytoolkit.googleapis.com/v2/recaptchaConfig':
      return { recaptchaKey: 'none', recaptchaEnforcementState: [] };
    case '/identitytoolkit.googleapis.com/v2/passwordPolicy':
      return passwordPolicy.wire;
    case '/':
      return { authEmulator: { ready: true } };
  }
  if (/^\/(identitytoolkit|securetoken)\.googleapis\.com\//.test(pathname)) throw unsupportedCall(pathname);
  throw new StatusError('NOT_FOUND', 'Not found.');
}

/** Other texts than tags of languages are ignored, as by a project. */
function localeOf({ headers }: IncomingMessage): { locale?: string } {
  const locale = headers['x-firebase-locale'];
  return typeof locale === 'string' && /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(locale) ? { locale } : {};
}

function isOwner(request: IncomingMessage): boolean {
  return request.headers.authorization === 'Bearer owner';
}

function hasIdToken(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'idToken' in body;
}

function callOf(calls: Readonly<Record<string, Call | undefined>>, name: string): Call {
  const run = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!run) throw unsupportedCall(`accounts:${name}`);
  return run;
}

function adminCallName(request: IncomingMessage, pathname: string, name: string | undefined): string {
  if (name !== undefined) return name;
  return request.method === 'POST' && pathname.endsWith('/accounts') ? 'create' : '';
}

/** Refuses calls without a key, as real projects do, so that a missing key is noticed in development. */
function apiKey(query: URLSearchParams): string {
  const key = query.get('key');
  if (!key) throw new AuthError('The request is missing a valid API key.', 403);
  return key;
}
