import { randomBytes } from 'node:crypto';
import { FieldValue, type DocumentData, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { CODE, docPaths, domainsOfKey, validateKeyDescription } from 'shared-kit/model';
import { runChange, type Actor, type RecordChange } from '../../records/record-change';
import type { Firebase } from '../../firebase/firebase';
import { isServiceFault } from '../../faults/faults';
import { apiError, valueOf } from '../../http/api-error';
import type { TimeBudget } from '../../http/time-budget';
import { grantedDomains } from '../../accounts/domains-of-user';
import { activeKeyIds } from '../../documents/owned-keys';
import type { StoredProfile } from '../../documents/stored-profile';
import { textList } from '../../documents/text-list';
import { ClaimsChange, claimsOfProfile } from '../../accounts/user-claims';
import { hashOf, type KeyTokens } from '../../access/key-tokens';
import { inTurnOf } from '../../work/schedule/turns-of-parents';
import { findOwner, keyOfCompany, ownerOfKeys, requireActive } from './stored-keys';

/** Short, because claims list them (D-34). */
const ID_LENGTH = 9;
const newKeyId = () => `k${randomBytes(5).toString('hex').slice(0, ID_LENGTH)}`;

interface KeyContent {
  description: string;
  authDomains: readonly string[];
  parentUid: string;
}

interface KeyChange {
  firebase: Firebase;
  tokens: KeyTokens;
  actor: Actor;
  time: TimeBudget;
}

async function newKey({ tokens, actor: { company } }: KeyChange, content: KeyContent): Promise<{ id: string; data: DocumentData }> {
  const id = newKeyId();
  const token = await tokens.sign({ company, id }).catch((error: unknown) => {
    throw isServiceFault(error) ? error : apiError(CODE.keyCreateFailed, {}, 500);
  });
  const data = {
    description: content.description,
    authDomains: [...content.authDomains],
    company,
    parentUid: content.parentUid,
    status: 'ACTIVE',
    creationDate: FieldValue.serverTimestamp(),
    token,
    tokenHash: hashOf(token),
  };
  return { id, data };
}

type WriteClaims = (owner: StoredProfile, before: readonly string[], keys: readonly string[]) => Promise<void>;

/**
 * Changes keys and, inside the same transaction, the claims of their owner: of two changes for one owner, the later one reads
 * the keys that the earlier one wrote. After a failure the claims are set to the keys in the database again.
 */
async function changeKeys(
  { firebase, actor, time }: KeyChange,
  change: (transaction: Transaction, record: RecordChange, writeClaims: WriteClaims) => Promise<void>,
): Promise<void> {
  const { firestore } = firebase;
  const { company } = actor;
  let changed: ClaimsChange | undefined;

  /** `customClaims` when the list does not fit (about 40 keys, D-84). */
  const writeClaims: WriteClaims = async (owner, before, keys) => {
    const claims = claimsOfProfile(owner, keys);
    time.check();
    const { uid } = owner;
    changed ??= new ClaimsChange(firebase, { uid, ownedKeys: (transaction) => activeKeyIds(transaction, firestore, company, uid) });
    await changed.set(claimsOfProfile(owner, before), claims);
  };

  // Keys of one owner stand in one list of claims. A call that names no owner waits with those of the company that do not either.
  const work = inTurnOf(actor.parentUid ?? company, () =>
    runChange(firestore, actor, async (transaction, record) => {
      await change(transaction, record, writeClaims);
      time.check();
    }),
  ).catch(async (error: unknown) => {
    await changed?.restore().catch(() => undefined);
    throw error;
  });
  await time.run(work);
}

const descriptionOf = (key: DocumentSnapshot): string => String(key.get('description') ?? '');

export interface SentKey {
  description?: string;
  authDomains: string[];
}

/** `POST /keys`: a key for the moderator named as parent, for some of the domains. */
export async function createKey(change: KeyChange, sent: SentKey): Promise<void> {
  const {
    actor,
    firebase: { firestore },
  } = change;
  const description = valueOf(validateKeyDescription(sent.description ?? ''));
  const { company, parentUid } = actor;
  if (parentUid === undefined) throw apiError(CODE.missingParameters, { args: ['parentUid'] });

  await changeKeys(change, async (transaction, record, writeClaims) => {
    const owner = await ownerOfKeys(transaction, firestore, company, parentUid);
    const authDomains = grantedDomains(sent.authDomains, owner.authDomains);
    const content = { description, authDomains, parentUid };
    const keys = await activeKeyIds(transaction, firestore, company, parentUid);
    const { id, data } = await newKey(change, content);
    await writeClaims(owner, keys, [...keys, id]);
    const ref = firestore.doc(docPaths.apiKey(company, id));
    transaction.create(ref, data);
    record({ action: 'keys.create', target: ref.path, name: content.description, fields: Object.keys(sent) });
  });
}

/** `PUT /keys`: another key with the same description and the domains that its owner still has, and the old one INVALID (D-83). */
export async function renewKey(change: KeyChange, id: string): Promise<void> {
  const {
    actor,
    firebase: { firestore },
  } = change;
  const { company } = actor;

  await changeKeys(change, async (transaction, record, writeClaims) => {
    const old = await keyOfCompany(transaction, firestore, actor, id);
    requireActive(old);
    const { description, parentUid } = old.data() as KeyContent;
    const owner = await ownerOfKeys(transaction, firestore, company, parentUid);
    const keys = await activeKeyIds(transaction, firestore, company, parentUid);
    const authDomains = domainsOfKey({ authDomains: textList(old, 'authDomains') }, owner.authDomains).readable;
    const renewed = await newKey(change, { description, authDomains, parentUid });
    await writeClaims(
      owner,
      keys,
      keys.map((key) => (key === id ? renewed.id : key)),
    );
    const ref = firestore.doc(docPaths.apiKey(company, renewed.id));
    transaction.create(ref, renewed.data);
    transaction.update(old.ref, { status: 'INVALID' });
    const name = description;
    record({ action: 'keys.renew', target: old.ref.path, name, fields: ['status'] });
    record({ action: 'keys.create', target: ref.path, name, fields: Object.keys(renewed.data) });
  });
}

/** `DELETE /keys`: removes document and claim entry, also of a key that is INVALID. */
export async function removeKey(change: KeyChange, id: string): Promise<void> {
  const {
    actor,
    firebase: { firestore },
  } = change;
  const { company } = actor;

  await changeKeys(change, async (transaction, record, writeClaims) => {
    const key = await keyOfCompany(transaction, firestore, actor, id);
    const parentUid = key.get('parentUid') as string;
    const owner = await findOwner(transaction, firestore, company, parentUid);
    const keys = await activeKeyIds(transaction, firestore, company, parentUid);
    if (owner)
      await writeClaims(
        owner,
        keys,
        keys.filter((other) => other !== id),
      );
    transaction.delete(key.ref);
    transaction.delete(firestore.doc(docPaths.keyUsage(company, id)));
    record({ action: 'keys.remove', target: key.ref.path, name: descriptionOf(key) });
  });
}

/** `PATCH /keys/authDomains`: to which of its owner's domains a key gives access. */
export async function changeKeyDomains(change: KeyChange, id: string, domains: readonly string[]): Promise<void> {
  const {
    actor,
    firebase: { firestore },
  } = change;
  await changeKeys(change, async (transaction, record) => {
    const key = await keyOfCompany(transaction, firestore, actor, id);
    requireActive(key);
    const owner = await ownerOfKeys(transaction, firestore, actor.company, key.get('parentUid') as string);
    const authDomains = grantedDomains(domains, owner.authDomains, 'domains');
    transaction.update(key.ref, { authDomains });
    record({ action: 'keys.domains', target: key.ref.path, name: descriptionOf(key), fields: ['authDomains'] });
  });
}
