import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { contractFaults } from './contract-faults';
import { currentRegistry, requireNoLostSignature, switchRegistry } from './registry-history';
import type { Registry } from './registry';
import { highestSeen } from './running-shells';
import { faultsOfRegistries } from './release-faults';
import type { ReleaseStore } from './release-store';
import type { Signer } from './signature';

/** The registry that `adopt` would sign, whoever has written it. Checks before that the console takes all of it, and the hash of every file (D-144). */
export async function adoptable(store: ReleaseStore): Promise<Registry> {
  const { registry } = await currentRegistry(store);
  if (registry.serial === 0 && registry.remotes.length === 0)
    throw new UserError(
      shown`There is no registry in ${store.name}, and nothing to sign.\nWhat is published with a key there is signed: npm run publish-remote.`,
    );
  await requireNoLostSignature(store, registry);
  const refused = await contractFaults(registry.remotes);
  if (refused.length > 0)
    throw new UserError(
      shown`Not signed, because ${store.name} serves what the console does not take:\n  ${refused}\nPublish those remotes anew, or take them out: npm run releases -- --remove …`,
    );
  const faults = await faultsOfRegistries(store, registry);
  if (faults.length > 0)
    throw new UserError(
      shown`Not signed, because what ${store.name} serves is not whole:\n  ${faults}\nPublish those remotes anew, or take them out: npm run releases -- --remove …`,
    );
  return registry;
}

/**
 * Signs the registry that the user has seen, and no other, as the next one.
 * @param options `above`: a number that servers and browsers have seen but that is missing in the history (`nextNumber` looks at it before);
 *   `validDays`: for how long each registry is valid, 0 for ever
 */
export async function adopt(
  store: ReleaseStore,
  seen: Registry,
  signer: Signer,
  { above = 0, validDays = seen.validDays }: { above?: number; validDays?: number | undefined } = {},
) {
  const listed = JSON.stringify(seen.remotes);
  return switchRegistry(
    store,
    (remotes) => {
      if (JSON.stringify(remotes) !== listed)
        throw new UserError(shown`The registry in ${store.name} has changed meanwhile. Nothing was signed; look at it again.`);
      return { change: 'sign', remotes, validDays: validDays || undefined };
    },
    { signer, adopt: true, above },
  );
}

/**
 * The number that the registry would be signed with: above those of the history, those that running web servers have seen, and `above`. Refuses an
 * `above` that is lower than these, since whoever names it knows of fewer registries than there were.
 */
export async function nextNumber(store: ReleaseStore, { keys }: Signer, above?: number): Promise<number> {
  const { newest } = await currentRegistry(store);
  const known = Math.max(newest, await highestSeen(store, keys));
  if (above !== undefined && above < known)
    throw new UserError(
      shown`--above is ${above}, and registry ${known} has been in force already. Nothing was signed.\n` +
        shown`Leave it out, and this registry becomes ${known + 1}. A server that still refuses that names a higher number in its log.`,
    );
  return Math.max(known, above ?? 0) + 1;
}
