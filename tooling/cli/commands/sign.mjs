import { createInterface } from 'node:readline/promises';
import { adopt, adoptable } from '../../release/adopt.mjs';
import { builtHere } from '../../release/known-versions.mjs';
import { HIGHEST, MOST_DAYS } from '../../release/registry-history.mjs';
import { releaseFolder } from '../../release/release-folder.mjs';
import { signerOf } from '../../release/signature.mjs';
import { signingList } from '../../release/signing-list.mjs';
import { openStore } from '../../release/store.mjs';
import { commandArguments } from '../command-arguments.mjs';
import { print, shown } from '../print.mjs';
import { UserError } from '../user-error.mjs';

const OPTIONS = /** @type {const} */ ({
  to: { type: 'string' },
  above: { type: 'string' },
  'valid-days': { type: 'string' },
  yes: { type: 'boolean', default: false },
});

/**
 * `npm run sign [-- --to=… --above=41 --valid-days=30 --yes]`: signs the present registry, after listing the entries that the signature covers and asking.
 * @param {string[]} args
 */
export async function main(args) {
  const { values } = commandArguments(args, 'Signs the registry that is there: npm run sign -- --valid-days=30', OPTIONS, { mostNames: 0 });
  const above = wholeNumber('--above', values.above, HIGHEST - 1);
  const validDays = wholeNumber('--valid-days', values['valid-days'], MOST_DAYS);
  const signer = signerOf();
  if (!signer)
    throw new UserError('Name the key to sign with: REGISTRY_SIGNING_KEY=registry-key.pem npm run sign (tooling/release/README.md).');
  const store = openStore(values.to ?? releaseFolder());
  const registry = await adoptable(store);
  print(
    shown`${store.name}: registry ${registry.serial}${registry.at ? ` of ${registry.at}` : ''}, ${(await signer.trusts(registry)) ? 'signed by a trusted key' : 'NOT signed by your key or one of REGISTRY_KEY'}.\n`,
  );
  print(await signingList(store, registry, { trusts: signer.trusts, built: builtHere() }));
  const days = validDays ?? registry.validDays ?? 0;
  print(days > 0 ? shown`\nValid for ${days} days after each change.` : '\nValid for ever.');
  if (!values.yes) await ask('\nYour signature makes servers and browsers run all of this. Sign it? [y/N] ');
  const { serial, expires } = await adopt(store, registry, signer, { above, validDays });
  print(shown`Signed as registry ${serial}${expires ? `, valid until ${expires}` : ''}.`);
}

/** @param {string} name @param {string | undefined} value @param {number} most */
function wholeNumber(name, value, most) {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) <= most) return Number(value);
  throw new UserError(shown`${name} is "${value}"; it is a whole number of at most ${most}.`);
}

/** @param {string} question */
async function ask(question) {
  if (!process.stdin.isTTY)
    throw new UserError('Nothing was signed: there is nobody to ask. Look at the list above, and sign it with --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new UserError('Nothing was signed.');
}
