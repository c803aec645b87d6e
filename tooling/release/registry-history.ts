import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import type { Listed, Registry } from './registry';
import { highestSeen, requireKnownKey } from './running-shells';
import type { ReleaseStore } from './release-store';
import type { Signer } from './signature';

export interface Change {
  change: string;
  remotes: Listed[];
  validDays?: number | undefined;
}

export const REGISTRY = 'registry.json';
export const HISTORY = 'history';

/** How often to try again when others publish at the same time. */
const MOST_ATTEMPTS = 100;

const nameOf = (serial: number) => `${HISTORY}/${String(serial).padStart(8, '0')}.json`;

const serialOf = (name: string): number => Number(/^(\d{8,15})\.json$/.exec(name)?.[1] ?? 0);

/** The numbers of the registries in the history, highest first. */
const numbersIn = async (store: ReleaseStore) =>
  (await store.list(HISTORY))
    .map(serialOf)
    .filter((serial) => serial > 0)
    .sort((a, b) => b - a);

/** The highest number of a registry, which the names of files in the history allow. */
export const HIGHEST = 999_999_999_999_999;

/** The most days for which a registry is valid. */
export const MOST_DAYS = 3650;

const isTextIfAny = (value: unknown) => value === undefined || typeof value === 'string';

/** Whether a registry's entry has what the commands of releases read. */
function isListed(one: unknown): boolean {
  const { entry, integrity, rolledBack, name, version, canary } = fieldsOf(one);
  const texts = [entry, integrity, rolledBack].every(isTextIfAny);
  return texts && typeof name === 'string' && typeof version === 'string' && (canary === undefined || isCanary(canary));
}

function isCanary(canary: unknown): boolean {
  const { remote, percent, companies } = fieldsOf(canary);
  return (
    isListed(remote) &&
    (percent === undefined || typeof percent === 'number') &&
    (companies === undefined || (Array.isArray(companies) && companies.every(isTextIfAny)))
  );
}

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns null if the bytes are no registry */
export function readRegistry(bytes: Buffer | null): Registry | null {
  try {
    const json = JSON.parse(bytes?.toString('utf8') ?? '');
    const { schema, remotes, serial, validDays } = json;
    const texts = ['at', 'change', 'expires', 'signature'].every((field) => isTextIfAny(json[field]));
    const days = validDays === undefined || (Number.isInteger(validDays) && validDays > 0 && validDays <= MOST_DAYS);
    if (schema !== 1 || !texts || !days || !Array.isArray(remotes) || !remotes.every(isListed)) return null;
    return { ...json, serial: Number.isInteger(serial) && serial > 0 && serial <= HIGHEST ? serial : 0 };
  } catch {
    return null;
  }
}

/**
 * The current registry. The history has every registry under its number, and `registry.json` is a copy of the newest. If a publish was interrupted between
 * the two writes, or the copy is damaged, the history is right. With a key, only registries with a trusted signature count, in both places.
 * @returns `newest` is the highest number in use
 */
export async function currentRegistry(
  store: ReleaseStore,
  trusts: (registry: Registry) => Promise<boolean> = async () => true,
): Promise<{ registry: Registry; newest: number; served: boolean }> {
  const bytes = await store.read(REGISTRY);
  const copy = readRegistry(bytes);
  const served = copy && (await trusts(copy)) ? copy : null;
  const numbers = await numbersIn(store);
  const newest = Math.max(0, served?.serial ?? 0, ...numbers);
  let isUntrusted = copy !== null && served === null;
  for (const serial of numbers) {
    if (served && served.serial >= serial) break;
    const stored = await readNumbered(store, serial);
    if (stored && (await trusts(stored))) return { registry: stored, newest, served: false };
    if (stored) isUntrusted = true;
  }
  if (served) return { registry: served, newest, served: true };
  if (isUntrusted) {
    throw new UserError(
      shown`Neither ${REGISTRY} in ${store.name} nor its ${HISTORY}/ is signed by your key or by one of REGISTRY_KEY. Nothing was changed.\n` +
        `If nobody has signed it yet, look at what it holds and sign that: npm run sign. If it was signed, somebody has changed it: restore it from a copy.`,
    );
  }
  if (bytes === null) return { registry: { schema: 1, serial: 0, at: '', change: '', remotes: [] }, newest, served: true };
  throw new UserError(
    shown`${REGISTRY} in ${store.name} is no registry, and ${HISTORY}/ has none to put in its place. Nothing was changed.\n` +
      `Restore it from a copy, or delete it and publish every remote anew: npm run publish-remote -- --all`,
  );
}

/** All earlier registries, newest first; with a key, only the trusted ones. */
export async function* earlierRegistries(
  store: ReleaseStore,
  trusts: (registry: Registry) => Promise<boolean> = async () => true,
): AsyncGenerator<Registry> {
  for (const serial of await numbersIn(store)) {
    const registry = await readNumbered(store, serial);
    if (registry && (await trusts(registry))) yield registry;
  }
}

/** Reads a registry of the history. One that is stored under another number does not count: its signature is valid, but it was not in force then. */
async function readNumbered(store: ReleaseStore, serial: number) {
  const registry = readRegistry(await store.read(nameOf(serial)));
  return registry?.serial === serial ? registry : null;
}

/** The number of newest registries that are checked for a signature. Reading a whole long history from a bucket could take minutes. */
const MOST_CHECKED = 20;

/**
 * Refuses an unsigned registry after signed ones: somebody without the key has written it, so nothing may be derived from it. With a key, only signed
 * registries are read anyway.
 */
export async function requireNoLostSignature(store: ReleaseStore, registry: Registry) {
  if (registry.signature !== undefined) return;
  let checked = 0;
  for await (const { serial, signature } of earlierRegistries(store)) {
    if (signature !== undefined) {
      throw new UserError(
        shown`The registry in ${store.name} has no signature, and registry ${serial} of its ${HISTORY}/ has one: somebody has put it there without the key. Nothing was changed.\n` +
          shown`Publish with the key, which goes on from what is signed (REGISTRY_SIGNING_KEY). Or, if it is not to be signed any more, remove the signed registries from ${HISTORY}/.`,
      );
    }
    checked += 1;
    if (checked === MOST_CHECKED) return;
  }
}

/**
 * Puts the next registry into force: writes it under the next number of the history, which only one of several processes can do, and then as
 * `registry.json`. A process that comes too late decides again, based on the registry of the other.
 * @param decide null for no change
 * @param options with `adopt` the present registry need not be
 *   trusted; the number becomes higher than `above`. With a key it also becomes higher than what running web servers have seen
 * @returns the current registry
 */
export async function switchRegistry(
  store: ReleaseStore,
  decide: (remotes: Listed[]) => Promise<Change | null> | Change | null,
  { signer, adopt = false, above = 0 }: { signer?: Signer | undefined; adopt?: boolean; above?: number } = {},
): Promise<Registry> {
  const trusts = adopt ? undefined : signer?.trusts;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { registry, newest, served } = await currentRegistry(store, trusts);
    await requireNoLostSignature(store, registry);
    const decided = await decide(registry.remotes);
    // If nothing else changes, the registry is only signed again if its signature is of another key or it expires soon.
    const change =
      decided ??
      (signer && !((await signer.isOwn(registry)) && !expiresSoon(registry)) ? { change: 'sign', remotes: registry.remotes } : null);
    if (!change) {
      if (!served) await serve(store, registry, trusts);
      return registry;
    }
    if (!signer && (registry.signature || process.env.REGISTRY_KEY)) {
      throw new UserError(
        shown`${registry.signature ? `The registry in ${store.name} is signed` : 'REGISTRY_KEY is set'}, and servers and browsers would take no other. Nothing was changed.\n` +
          'Name the key of whoever publishes here: REGISTRY_SIGNING_KEY (tooling/release/README.md).',
      );
    }
    const serial = Math.max(newest, above, signer ? await highestSeen(store, signer.keys) : 0) + 1;
    if (serial > HIGHEST)
      throw new UserError(
        shown`The registries in ${store.name} have the number ${serial - 1}, and there is no higher one. Nothing was changed.`,
      );
    const { validDays = registry.validDays } = 'validDays' in change ? { validDays: change.validDays ?? 0 } : {};
    const now = Date.now();
    const expiry = validDays ? { validDays, expires: new Date(now + validDays * DAY_MS).toISOString() } : {};
    // Only what is known: whatever else an unsigned registry holds is not to be signed.
    const plain = {
      schema: 1 as const,
      serial,
      at: new Date(now).toISOString(),
      change: change.change,
      remotes: change.remotes,
      ...expiry,
    };
    const next = signer ? await signer.sign(plain) : plain;
    await requireKnownKey(store, next);
    if (!(await store.create(nameOf(next.serial), bytesOf(next)))) continue;
    await serve(store, next, signer?.trusts);
    return next;
  }
  throw new UserError(shown`Others publish to ${store.name} all the time. Nothing was changed; try again in a moment.`);
}

/** Whether less than half of a registry's validity is left. */
const expiresSoon = ({ validDays = 0, expires }: Registry) =>
  expires !== undefined && Date.parse(expires) - Date.now() < (validDays * DAY_MS) / 2;

/** Writes `registry.json` and checks it afterwards, since another process could have replaced a newer one by an older one. */
async function serve(store: ReleaseStore, registry: Registry, trusts?: (registry: Registry) => Promise<boolean>) {
  await store.replace(REGISTRY, bytesOf(registry));
  const now = await currentRegistry(store, trusts);
  if (!now.served) await serve(store, now.registry, trusts);
}

const bytesOf = (registry: Registry) => Buffer.from(`${JSON.stringify(registry, null, 1)}\n`);
