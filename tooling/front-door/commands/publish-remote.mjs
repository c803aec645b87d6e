import { join } from 'node:path';
import { readBuilt } from '../../release/built-remote.mjs';
import { publish } from '../../release/publish.mjs';
import { releaseFolder } from '../../release/release-folder.mjs';
import { signerOf } from '../../release/signature.mjs';
import { openStore } from '../../release/store.mjs';
import { buildPackages, buildable } from '../build-packages.mjs';
import { commandArguments } from '../command-arguments.mjs';
import { ensureInstalled } from '../install.mjs';
import { UserError } from '../user-error.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

const USAGE = 'Name the remote to publish: npm run publish-remote -- mfe-x';
const OPTIONS = /** @type {const} */ ({
  all: { type: 'boolean', default: false },
  base: { type: 'string' },
  canary: { type: 'string', multiple: true },
  force: { type: 'boolean', default: false },
  to: { type: 'string' },
});

/**
 * `npm run publish-remote -- mfe-x [--canary=10% --canary=company=acme] [--to=…] [--base=https://cdn…] [--force]`: builds a remote, loads
 * each of its pages as the console will, adds it to the published versions and makes the registry refer to it. `--all` publishes every remote.
 * @param {string[]} args
 */
export async function main(args) {
  const { values, names } = commandArguments(args, USAGE, OPTIONS);
  if (names.length === 0 && !values.all) throw new UserError(USAGE);
  const packages = readWorkspace();
  const remotes = values.all ? buildable(packages).filter(({ kind }) => kind === 'remote') : names.map((name) => packageNamed(packages, name));
  const wrong = remotes.find(({ kind }) => kind !== 'remote');
  if (wrong) throw new UserError(`${wrong.name} is no remote: it has no remote.json.`);
  const canary = values.canary && canaryFor(values.canary);
  const base = baseOf(values.base);
  const sign = signerOf();
  const store = openStore(values.to ?? releaseFolder());
  await ensureInstalled();
  // Imported late: they need the installed packages.
  const { prepareLoading } = await import('../../release/loading-check.mjs');
  const { publishingCheck } = await import('../../release/publishing-check.mjs');
  prepareLoading();
  await buildPackages(remotes, { always: values.force });
  for (const { name, folder } of remotes) {
    const built = readBuilt(join(folder, 'dist'));
    const { serial } = await publish(store, built, { canary, base, check: await publishingCheck(built), sign });
    console.log(`${name} ${built.entry.version} is published in ${store.name} (registry ${serial}).`);
  }
}

/** @param {string[]} wanted such as `10%`, `company=acme` @returns {import('../../release/publish.mjs').CanaryFor} */
export function canaryFor(wanted) {
  /** @type {number[]} */
  const shares = [];
  /** @type {string[]} */
  const companies = [];
  for (const one of wanted) {
    const share = /^(\d{1,3}(?:\.\d{1,2})?)%?$/.exec(one)?.[1];
    const company = /^company=([\w.-]{1,100})$/.exec(one)?.[1];
    if (share !== undefined && Number(share) > 0 && Number(share) <= 100) shares.push(Number(share));
    else if (company) companies.push(company);
    else throw new UserError(`--canary is "${one}"; it can be a share of all (--canary=10%) or a company (--canary=company=acme).`);
  }
  return { ...(shares.length > 0 && { percent: Math.max(...shares) }), ...(companies.length > 0 && { companies }) };
}

/** @param {string | undefined} base */
function baseOf(base) {
  if (base === undefined) return undefined;
  if (!URL.canParse(base) || !/^https?:\/\//.test(base)) throw new UserError(`--base is "${base}"; it is the address below which browsers find the folder "remotes", such as https://cdn.example.`);
  return base.replace(/\/+$/, '');
}
