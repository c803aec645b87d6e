import { OwnError } from '../log/logged-error';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { CODE, isDocumentId, type Permission } from 'shared-kit/model';
import { apiError, type ApiError } from '../http/api-error';
import type { TakePlace } from '../http/call-turns';
import { logCaller } from '../http/request-ids';
import type { Party } from '../http/turns';
import type { Firebase } from '../firebase/firebase';
import { authenticate, type Caller } from './caller';
import { lookUpScope, type ScopeLookup, type Scope } from './scope';
import type { TokenVerifier } from './token-verifier';

const scopes = new WeakMap<FastifyRequest, Scope>();

/** The caller and the company; undefined in routes that do not require access. */
export const knownScopeOf = (request: FastifyRequest): Scope | undefined => scopes.get(request);

/** The caller and the company; only in routes behind {@link requireAccess}. */
export function scopeOf(request: FastifyRequest): Scope {
  const scope = knownScopeOf(request);
  if (!scope) throw new OwnError('The route asks for a scope and does not require access.');
  return scope;
}

/** The moderator for whom a key user acts; only in routes that require a parent. */
export function parentOf(request: FastifyRequest): string {
  const { parentUid } = scopeOf(request);
  if (parentUid === undefined) throw new OwnError('The route asks for a parent and does not require one.');
  return parentUid;
}

/** For whom a call is made, by whom turns go; only in routes behind {@link requireAccess}. */
export function partyOf(request: FastifyRequest): Party {
  const { company, caller } = scopeOf(request);
  return { company, user: caller.uid };
}

/** Header values are encoded, because headers are Latin-1 and names are not (D-92). */
function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  if (typeof value !== 'string' || value === '') return undefined;
  try {
    return decodeURIComponent(value);
  } catch (error) {
    throw error instanceof URIError ? apiError(CODE.invalidRequest) : error;
  }
}

export interface AccessRules {
  /**
   * Required query parameters, checked first so that nothing is read for a call that cannot succeed. If `domain` is among them, the caller must
   * have access to the domain that it names.
   */
  query?: readonly string[];
  /**
   * The call must name a moderator as parent: `missingParameters` without one. So a domain without a moderator cannot be changed: whichever
   * moderator the call names does not have the domain (`domainAccess`).
   */
  parent?: true;
}

/** The roles of which the caller needs one, as the schema of the call says. */
function rolesFor({ routeOptions }: FastifyRequest): readonly Permission[] {
  const roles = routeOptions.schema?.['x-roles'];
  if (!roles) throw new OwnError('The schema of a route that requires access names no roles.');
  return roles;
}

function checkRole(roles: readonly Permission[], caller: Pick<Caller, 'roles'>): void {
  if (roles.length > 0 && !roles.some((role) => caller.roles.has(role))) throw apiError(CODE.notAuthorized);
}

/** `notAuthorized` unless the profile has one of the roles, and the company: changes are recorded there, and claims may name it for too long. */
function checkProfile(roles: readonly Permission[], scope: Pick<ScopeLookup, 'roles' | 'isOfCompany'>): void {
  if (!scope.isOfCompany) throw apiError(CODE.notAuthorized);
  checkRole(roles, scope);
}

/** The error for a parameter that is missing, or for a domain that is given more than once. */
function parameterError(rules: AccessRules, query: Record<string, unknown>, parentUid: string | undefined): ApiError | undefined {
  if (rules.parent && parentUid === undefined) return apiError(CODE.missingParameters, { args: ['parentUid'] });
  const missing = (rules.query ?? []).filter((name) => query[name] === undefined || query[name] === '');
  if (missing.length > 0) return apiError(CODE.missingParameters, { args: [missing.join(', ')] });
  return rules.query?.includes('domain') && typeof query['domain'] !== 'string' ? apiError(CODE.invalidRequest) : undefined;
}

/** The services that decide about a call. */
export interface AccessServices {
  readonly firebase: Firebase;
  readonly tokens: TokenVerifier;
  /** Bounds the calls that a user and a company have under way (D-141). */
  readonly takePlace: TakePlace;
}

/**
 * Decides in the order of D-92 and before the body is read: token (`authError`), role (`notAuthorized`), company (`notAuthorized`), parent
 * (`profileNotFound`), domain (`domainAccess`). The role must be in the token and in the profile, because a token keeps a withdrawn role
 * for up to an hour. While the body arrives rights may be withdrawn: the transaction that changes something decides again (`runChange`).
 */
export function requireAccess(services: AccessServices, rules: AccessRules = {}): onRequestAsyncHookHandler {
  const { firestore } = services.firebase;
  return async (request, reply) => {
    const roles = rolesFor(request);
    const caller = await authenticate(request, services.tokens);
    logCaller(request, reply, { uid: caller.uid });
    checkRole(roles, caller);

    const company = header(request, 'company');
    if (company === undefined) throw apiError(CODE.missingParameters, { args: ['company'] });
    if (!caller.companies.includes(company) || !isDocumentId(company)) throw apiError(CODE.notAuthorized);
    logCaller(request, reply, { company });
    await services.takePlace(request, reply, { company, user: caller.uid });

    const parentUid = header(request, 'parentuid');
    const query = request.query as Record<string, unknown>;
    const error = parameterError(rules, query, parentUid);
    // The profile is read before a missing parameter is reported: a caller whose role was withdrawn gets 3 and learns nothing else.
    const domain = rules.query?.includes('domain') ? (query['domain'] as string | undefined) : undefined;
    const target = error ? {} : { parentUid, domain };
    const before = await lookUpScope(firestore, { caller, company, ...target });
    checkProfile(roles, before);
    if (error) throw error;
    before.checkDomainAccess();
    const scope: Scope = {
      caller: { ...caller, roles: before.roles },
      callerName: before.self?.name ?? '',
      company,
      parentUid,
      domain,
      async confirm(transaction, needs) {
        const [again] = await Promise.all([lookUpScope(firestore, scope, transaction), transaction && services.tokens.confirm(caller)]);
        checkProfile(roles, again);
        // Handlers of calls that need no role get the roles of this moment.
        if ([...before.roles].some((role) => !again.roles.has(role))) throw apiError(CODE.notAuthorized);
        again.checkDomainAccess(needs);
      },
    };
    scopes.set(request, scope);
  };
}
