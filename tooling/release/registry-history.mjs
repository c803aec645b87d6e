import { UserError } from '../front-door/user-error.mjs';

/**
 * A remote as the registry lists it.
 * @typedef {{ percent?: number, companies?: string[], remote: Listed }} Canary
 * @typedef {{ name: string, version: string, entry: string, integrity: string, canary?: Canary, rolledBack?: string, [more: string]: unknown }} Listed
 * @typedef {{ schema: 1, serial: number, at: string, change: string, remotes: Listed[], signature?: string }} Registry
 */

export const REGISTRY = 'registry.json';
export const HISTORY = 'history';

/** How often to try again when others publish at the same time. */
const MOST_ATTEMPTS = 100;

/** @param {number} serial */
const nameOf = (serial) => `${HISTORY}/${String(serial).padStart(8, '0')}.json`;

/** @param {string} name @returns {number} */
const serialOf = (name) => Number(/^(\d{8})\.json$/.exec(name)?.[1] ?? 0);

/** @param {Buffer | null} bytes @returns {Registry | null} null if the bytes are no registry */
export function readRegistry(bytes) {
  try {
    const json = JSON.parse(bytes?.toString('utf8') ?? '');
    const whole = json?.schema === 1 && Array.isArray(json.remotes) && json.remotes.every((/** @type {any} */ one) => typeof one?.name === 'string' && typeof one.version === 'string');
    return whole ? { ...json, serial: Number.isSafeInteger(json.serial) ? json.serial : 0 } : null;
  } catch {
    return null;
  }
}

/**
 * The current registry. The history holds every registry under its number; `registry.json` is a copy of the newest. When a publish was
 * interrupted between writing the two, or the copy is damaged, the history is right.
 * @param {import('./store.mjs').ReleaseStore} store
 * @returns {Promise<{ registry: Registry, newest: number, served: boolean }>} `newest` is the highest number in use
 */
export async function currentRegistry(store) {
  const bytes = await store.read(REGISTRY);
  const served = readRegistry(bytes);
  const numbers = (await store.list(HISTORY)).map(serialOf).filter((serial) => serial > 0);
  const newest = Math.max(0, served?.serial ?? 0, ...numbers);
  for (const serial of numbers.reverse()) {
    if (served && served.serial >= serial) break;
    const kept = readRegistry(await store.read(nameOf(serial)));
    if (kept) return { registry: kept, newest, served: false };
  }
  if (served) return { registry: served, newest, served: true };
  if (bytes === null) return { registry: { schema: 1, serial: 0, at: '', change: '', remotes: [] }, newest, served: true };
  throw new UserError(
    `${REGISTRY} in ${store.name} is no registry, and ${HISTORY}/ has none to put in its place. Nothing was changed.\n` +
      `Restore it from a copy, or delete it and publish every remote anew: npm run publish-remote -- --all`,
  );
}

/**
 * All registries that were in force, the newest first.
 * @param {import('./store.mjs').ReleaseStore} store @returns {AsyncGenerator<Registry>}
 */
export async function* earlierRegistries(store) {
  for (const name of (await store.list(HISTORY)).reverse()) {
    const registry = readRegistry(await store.read(`${HISTORY}/${name}`));
    if (registry) yield registry;
  }
}

/**
 * Makes the next registry current: writes it first under the next number of the history, which only one of several processes can do,
 * and then as `registry.json`. A process that comes too late decides again, based on the registry that the other has written.
 * @param {import('./store.mjs').ReleaseStore} store
 * @param {(remotes: Listed[]) => Promise<{ change: string, remotes: Listed[] } | null> | { change: string, remotes: Listed[] } | null} decide null: all is as it should be
 * @param {(registry: Registry) => Registry} [sign] returns the same object if there is nothing to sign
 * @returns {Promise<Registry>} what is in force now
 */
export async function switchRegistry(store, decide, sign = (registry) => registry) {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { registry, newest, served } = await currentRegistry(store);
    const decided = await decide(registry.remotes);
    // Without another change the registry is only signed again when its signature is not of the present key.
    const wanted = decided ?? (sign(registry) === registry ? null : { change: 'sign', remotes: registry.remotes });
    if (!wanted) {
      if (!served) await serve(store, registry);
      return registry;
    }
    const { signature: _old, ...before } = registry;
    const next = sign({ ...before, ...wanted, schema: 1, serial: newest + 1, at: new Date().toISOString() });
    if (!(await store.create(nameOf(next.serial), bytesOf(next)))) continue;
    await serve(store, next);
    return next;
  }
  throw new UserError(`Others publish to ${store.name} all the time. Nothing was changed; try again in a moment.`);
}

/** Writes `registry.json`, and checks afterwards: another process could have replaced a newer one by an older one. @param {import('./store.mjs').ReleaseStore} store @param {Registry} registry */
async function serve(store, registry) {
  await store.replace(REGISTRY, bytesOf(registry));
  const now = await currentRegistry(store);
  if (!now.served) await serve(store, now.registry);
}

/** @param {Registry} registry */
const bytesOf = (registry) => Buffer.from(`${JSON.stringify(registry, null, 1)}\n`);
