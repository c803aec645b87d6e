import { adopt, adoptable, nextNumber } from '../../release/adopt';
import { builtHere } from '../../release/known-versions';
import { HIGHEST, MOST_DAYS } from '../../release/registry-history';
import { releaseFolder } from '../../release/release-folder';
import { signerOf } from '../../release/signature';
import { signingList } from '../../release/signing-list';
import { openStore } from '../../release/store';
import { askAtTerminal } from '../../ground/ask';
import { commandArguments } from '../../ground/command-arguments';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';

const OPTIONS = {
  to: { says: 'the releases: a folder, or gs://bucket/folder', type: 'string' },
  above: { says: 'a number that the next registry must be above, seen by servers that do not run', type: 'string' },
  'valid-days': { says: 'days for which browsers take the registry', type: 'string' },
  yes: { says: 'without a question', type: 'boolean', default: false },
} as const;

/** `npm run sign [-- --to=… --above=41 --valid-days=30 --yes]`: signs the present registry, after listing the entries that the signature covers and asking. */
export async function main(args: string[]) {
  const { values } = commandArguments(args, 'Signs the registry that is there: npm run sign -- --valid-days=30', OPTIONS, { mostNames: 0 });
  const above = wholeNumber('--above', values.above, HIGHEST - 1);
  const validDays = wholeNumber('--valid-days', values['valid-days'], MOST_DAYS);
  const signer = signerOf();
  if (!signer)
    throw new UserError('Name the key to sign with: REGISTRY_SIGNING_KEY=registry-key.pem npm run sign (tooling/release/README.md).');
  const store = openStore(values.to ?? releaseFolder());
  const registry = await adoptable(store);
  const next = await nextNumber(store, signer, above);
  print(
    shown`${store.name}: registry ${registry.serial}${registry.at ? ` of ${registry.at}` : ''}, ${(await signer.trusts(registry)) ? 'signed by a trusted key' : 'NOT signed by your key or one of REGISTRY_KEY'}.\n`,
  );
  print(await signingList(store, registry, { trusts: signer.trusts, built: builtHere() }));
  const days = validDays ?? registry.validDays ?? 0;
  print(days > 0 ? shown`\nValid for ${days} days after each change.` : '\nValid for ever.');
  print(shown`It becomes registry ${next}.`);
  if (!values.yes) await confirm();
  const { serial, expires } = await adopt(store, registry, signer, { above, validDays });
  print(shown`Signed as registry ${serial}${expires ? `, valid until ${expires}` : ''}.`);
}

function wholeNumber(name: string, value: string | undefined, most: number) {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) <= most) return Number(value);
  throw new UserError(shown`${name} is "${value}"; it is a whole number of at most ${most}.`);
}

async function confirm() {
  if (!askAtTerminal) throw new UserError('Nothing was signed: there is nobody to ask. Look at the list above, and sign it with --yes.');
  if (!(await askAtTerminal('\nYour signature makes servers and browsers run all of this. Sign it?')))
    throw new UserError('Nothing was signed.');
}
