import { describeCanary } from '../../release/publish';
import { currentRegistry, earlierRegistries, switchRegistry } from '../../release/registry-history';
import type { Listed } from '../../release/registry';
import { releaseFolder } from '../../release/release-folder';
import { runningKits } from '../../release/running-shells';
import { faultsOf } from '../../release/release-faults';
import { signerOf } from '../../release/signature';
import { printUnofferedLinks } from '../../release/unoffered-links';
import { openStore } from '../../release/store';
import type { ReleaseStore } from '../../release/release-store';
import { commandArguments } from '../../ground/command-arguments';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';

const HISTORY_LINES = 10;
const OPTIONS = {
  to: { says: 'the releases: a folder, or gs://bucket/folder', type: 'string' },
  remove: { says: 'takes this remote out', type: 'string' },
  check: { says: 'compares the files with their hashes', type: 'boolean' },
} as const;

/** `npm run releases [-- --to=… --remove=mfe-x --check]`: prints which version of each remote is served to whom, and the last changes. */
export async function main(args: string[]) {
  const { values } = commandArguments(
    args,
    'Lists which version is served to whom; --remove takes a remote out, --check compares the files with their hashes: npm run releases -- --check',
    OPTIONS,
    { mostNames: 0 },
  );
  const store = openStore(values.to ?? releaseFolder());
  if (values.remove) await remove(store, values.remove);
  if (values.check) return check(store);
  const trusts = signerOf()?.trusts;
  const { registry, newest } = await currentRegistry(store, trusts);
  if (newest === 0 && registry.remotes.length === 0)
    return print(shown`Nothing has been published to ${store.name} yet, or it is not the place you mean.`);
  print(shown`${store.name}: registry ${registry.serial}${registry.at ? ` of ${registry.at}` : ''}\n`);
  for (const { name, version, canary, rolledBack } of registry.remotes) {
    print(
      shown`  ${name.padEnd(20)} ${version.padEnd(22)} everybody${canary ? ' else' : ''}${rolledBack ? `; ${rolledBack} was rolled back` : ''}`,
    );
    if (canary) print(shown`  ${''.padEnd(20)} ${canary.remote.version.padEnd(22)} ${describeCanary(canary)}`);
  }
  await printUnofferedLinks(registry.remotes);
  const kits = await runningKits(store);
  if (kits.length > 0) print(shown`\nRunning web servers have shells of kit ${kits.join(' and ')}.`);
  print('\nLast changes:');
  let lines = 0;
  for await (const { serial, at, change } of earlierRegistries(store, trusts)) {
    print(shown`  ${String(serial).padStart(6)}  ${at ?? ''}  ${change ?? ''}`);
    if ((lines += 1) === HISTORY_LINES) break;
  }
}

/** Compares every served file with its hash. */
async function check(store: ReleaseStore) {
  const faults = await faultsOf(store);
  print(
    faults.length === 0
      ? shown`All that ${store.name} serves is whole.`
      : shown`Not whole in ${store.name}:\n  ${faults}\nPublish those remotes anew, as another version.`,
  );
  return faults.length === 0 ? 0 : 1;
}

async function remove(store: ReleaseStore, name: string) {
  const change = (remotes: Listed[]) => {
    if (!remotes.some((one) => one.name === name)) throw new UserError(shown`${store.name} has no ${name}. Nothing was changed.`);
    return { change: `remove ${name}`, remotes: remotes.filter((one) => one.name !== name) };
  };
  const { remotes } = await switchRegistry(store, change, { signer: signerOf() });
  print(shown`Done: remove ${name}. Pages that are opened from now on go without it.`);
  await printUnofferedLinks(remotes);
}
