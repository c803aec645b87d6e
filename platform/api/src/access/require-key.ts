import { OwnError } from '../log/logged-error';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { CODE, docPaths, domainsOfKey, isDocumentId, type DomainRef } from 'shared-kit/model';
import type { Firebase } from '../firebase/firebase';
import { ifSignIn } from '../firebase/missing-sign-in';
import type { StartBudget } from '../http/time-budget';
import { ownsKeysOf } from '../documents/owned-keys';
import { storedProfile } from '../documents/stored-profile';
import { take } from '../documents/take';
import { textList } from '../documents/text-list';
import { apiError } from '../http/api-error';
import type { TakePlace } from '../http/call-turns';
import { logCaller } from '../http/request-ids';
import { isHashOf, type KeyTokens } from './key-tokens';
import { countCall, type CallLimits } from './call-limits';

const KEY_HEADER = 'x-api-key';

interface KeyHolder {
  company: string;
  /** Those of the key's domains that its owner has at this moment. */
  readable: readonly string[];
}

const holders = new WeakMap<FastifyRequest, KeyHolder>();

/** The domain that a call names, if its key and the key's owner have it; `domainAccess` for any other, whether it exists or not. */
export function domainOfKey(request: FastifyRequest, domain: string): DomainRef {
  const holder = holders.get(request);
  if (!holder) throw new OwnError('The route asks for a key and does not require one.');
  if (!isDocumentId(domain) || !holder.readable.includes(domain)) throw apiError(CODE.domainAccess);
  return { company: holder.company, domain };
}

/** The services that decide about a call with an API key. */
export interface KeyServices {
  readonly firebase: Firebase;
  readonly keyTokens: KeyTokens;
  readonly callLimits: CallLimits;
  /** Bounds the calls that a key and its company have under way (D-141). */
  readonly takePlace: TakePlace;
  readonly timeBudget: StartBudget;
}

/**
 * The domains of the owner of keys at this moment (D-82). `authError` with a text of its own if the owner is no moderator of the company any more or
 * cannot sign in: who has the token may know that. Read outside of the transaction that counts the call, which would keep others from
 * changing the owner's profile.
 */
async function domainsOfOwner({ auth, firestore }: Firebase, company: string, uid: unknown): Promise<readonly string[]> {
  const known = typeof uid === 'string' && isDocumentId(uid) ? uid : undefined;
  const [profile, signIn] = known
    ? await Promise.all([firestore.doc(docPaths.user(known)).get().then(storedProfile), ifSignIn(auth.getUser(known))])
    : [];
  if (!ownsKeysOf(profile, company) || signIn?.disabled !== false) throw apiError(CODE.authError, { key: 'err.keyOwner' });
  return profile.authDomains;
}

/**
 * Checks the key before the query is read: 2 for anything but an active key, without the reason; then the
 * limits (960, 961), to which each call with an active key counts, also one that fails later; then what its owner may (2).
 */
export function requireKey({ firebase, keyTokens, callLimits, takePlace, timeBudget }: KeyServices): onRequestAsyncHookHandler {
  const { firestore } = firebase;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers[KEY_HEADER];
    const name = typeof token === 'string' ? await keyTokens.read(token) : undefined;
    const readable = name !== undefined && isDocumentId(name.company) && isDocumentId(name.id);
    if (typeof token !== 'string' || !readable) throw apiError(CODE.authError);

    const keyRef = firestore.doc(docPaths.apiKey(name.company, name.id));
    const usageRef = firestore.doc(docPaths.keyUsage(name.company, name.id));
    const decide = (usage: DocumentSnapshot, key: DocumentSnapshot) => {
      const genuine = isHashOf(token, key.get('tokenHash'));
      if (!genuine || key.get('status') !== 'ACTIVE') throw apiError(CODE.authError);
      const { result: refusal, taking } = countCall(usage, callLimits, { now: Date.now(), ip: request.ip });
      return { result: { key, refusal }, taking };
    };
    const count = take(usageRef, (usage, _transaction, [key]) => decide(usage, key!), [keyRef]);
    const time = timeBudget();
    const { key, refusal } = await time.run(count);
    logCaller(request, reply, { company: name.company, apiKey: name.id });
    if (name.secret === 'before') request.log.info('the API key is signed by API_KEY_SECRET_BEFORE: renew it before that is dropped');
    if (refusal) {
      reply.header('retry-after', String(refusal.retryAfter));
      throw refusal.error;
    }
    await takePlace(request, reply, { company: name.company, user: `key ${name.id}` });
    const owned = await time.run(domainsOfOwner(firebase, name.company, key.get('parentUid')));
    holders.set(request, { company: name.company, readable: domainsOfKey({ authDomains: textList(key, 'authDomains') }, owned).readable });
  };
}
