import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuilt } from '../../release/built-remote.mjs';
import { contractCheck } from '../../release/contract-check.mjs';
import { publish } from '../../release/publish.mjs';
import { releaseFolder } from '../../release/release-folder.mjs';
import { signerOf } from '../../release/signature.mjs';
import { openStore } from '../../release/store.mjs';
import { buildPackages } from '../build-packages.mjs';
import { ensureInstalled } from '../install.mjs';
import { UserError } from '../user-error.mjs';
import { packageNamed, readWorkspace } from '../workspace.mjs';

/**
 * `npm run publish-remote -- mfe-x [--canary=10% --canary=company=acme] [--to=…] [--base=https://cdn…]`: builds one remote, puts it
 * beside the versions that are there and switches the registry to it.
 * @param {string[]} args
 */
export async function main(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { canary: { type: 'string', multiple: true }, to: { type: 'string' }, base: { type: 'string' } },
  });
  const [name = ''] = positionals;
  if (positionals.length !== 1) throw new UserError('Name the remote to publish: npm run publish-remote -- mfe-x');
  await ensureInstalled();
  const one = packageNamed(readWorkspace(), name);
  if (one.kind !== 'remote') throw new UserError(`${one.name} is no remote: it has no remote.json.`);
  const canary = values.canary && canaryFor(values.canary);
  await buildPackages([one]);
  const store = openStore(values.to ?? releaseFolder());
  const built = readBuilt(join(one.folder, 'dist'));
  const check = await contractCheck(one.name);
  const { serial } = await publish(store, built, { canary, base: values.base?.replace(/\/$/, ''), check, sign: signerOf() });
  console.log(`${one.name} ${built.entry.version} is published in ${store.name} (registry ${serial}).`);
}

/** @param {string[]} wanted such as `10%`, `company=acme` @returns {import('../../release/publish.mjs').CanaryFor} */
function canaryFor(wanted) {
  /** @type {{ percent?: number, companies: string[] }} */
  const canary = { companies: [] };
  for (const one of wanted) {
    const percent = /^(\d{1,2}(?:\.\d+)?|100)%?$/.exec(one)?.[1];
    const company = /^company=([\w.-]{1,100})$/.exec(one)?.[1];
    if (percent !== undefined) canary.percent = Number(percent);
    else if (company) canary.companies.push(company);
    else throw new UserError(`--canary is "${one}"; it can be a share of all (--canary=10%) or a company (--canary=company=acme).`);
  }
  return { ...(canary.percent !== undefined && { percent: canary.percent }), ...(canary.companies.length > 0 && { companies: canary.companies }) };
}
