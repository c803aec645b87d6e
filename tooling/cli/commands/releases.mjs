import { describeCanary } from '../../release/publish.mjs';
import { currentRegistry, earlierRegistries, switchRegistry } from '../../release/registry-history.mjs';
import { releaseFolder } from '../../release/release-folder.mjs';
import { kitsInForce } from '../../release/shells-in-force.mjs';
import { faultsOf } from '../../release/release-faults.mjs';
import { signerOf } from '../../release/signature.mjs';
import { printUnofferedLinks } from '../../release/unoffered-links.mjs';
import { openStore } from '../../release/store.mjs';
import { commandArguments } from '../command-arguments.mjs';
import { print, shown } from '../print.mjs';
import { UserError } from '../user-error.mjs';

const HISTORY_LINES = 10;
const OPTIONS = /** @type {const} */ ({ to: { type: 'string' }, remove: { type: 'string' }, check: { type: 'boolean' } });

/**
 * `npm run releases [-- --to=… --remove=mfe-x --check]`: prints which version of each remote is served to whom, and the last changes.
 * @param {string[]} args
 */
export async function main(args) {
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
  const kits = await kitsInForce(store);
  if (kits.length > 0) print(shown`\nRunning web servers have shells of kit ${kits.join(' and ')}.`);
  print('\nLast changes:');
  let lines = 0;
  for await (const { serial, at, change } of earlierRegistries(store, trusts)) {
    print(shown`  ${String(serial).padStart(6)}  ${at ?? ''}  ${change ?? ''}`);
    if ((lines += 1) === HISTORY_LINES) break;
  }
}

/** Compares every served file with its hash. @param {import('../../release/store.mjs').ReleaseStore} store */
async function check(store) {
  const faults = await faultsOf(store);
  print(
    faults.length === 0
      ? shown`All that ${store.name} serves is whole.`
      : shown`Not whole in ${store.name}:\n  ${faults}\nPublish those remotes anew, as another version.`,
  );
  return faults.length === 0 ? 0 : 1;
}

/** @param {import('../../release/store.mjs').ReleaseStore} store @param {string} name */
async function remove(store, name) {
  const change = (/** @type {import('../../release/registry-history.mjs').Listed[]} */ remotes) => {
    if (!remotes.some((one) => one.name === name)) throw new UserError(shown`${store.name} has no ${name}. Nothing was changed.`);
    return { change: `remove ${name}`, remotes: remotes.filter((one) => one.name !== name) };
  };
  const { remotes } = await switchRegistry(store, change, { signer: signerOf() });
  print(shown`Done: remove ${name}. Pages that are opened from now on go without it.`);
  await printUnofferedLinks(remotes);
}
