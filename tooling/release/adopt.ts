import { shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { contractFaults } from './contract-faults';
import { currentRegistry, requireNoLostSignature, switchRegistry } from './registry-history';
import type { Registry } from './registry';
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
 * @param options `above`: a number that servers and browsers have seen but that is missing in the history;
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
