import { releaseFolder } from '../../release/release-folder.mjs';
import { rollBack } from '../../release/rollback.mjs';
import { signerOf } from '../../release/signature.mjs';
import { printUnofferedLinks } from '../../release/unoffered-links.mjs';
import { openStore } from '../../release/store.mjs';
import { commandArguments } from '../command-arguments.mjs';
import { print, shown } from '../print.mjs';
import { UserError } from '../user-error.mjs';
import { kitsOf } from './publish-remote.mjs';

const OPTIONS = /** @type {const} */ ({ to: { type: 'string' }, console: { type: 'string', multiple: true } });
const USAGE = 'Name the remote to take back: npm run rollback -- mfe-x';

/** `npm run rollback -- mfe-x [--to=…] [--console=https://…]`: ends a canary, or gives everybody the version they had before. @param {string[]} args */
export async function main(args) {
  const { values, names } = commandArguments(args, USAGE, OPTIONS, { mostNames: 1 });
  const [name] = names;
  if (!name) throw new UserError(USAGE);
  const store = openStore(values.to ?? releaseFolder());
  const { change, remotes } = await rollBack(store, name.replace(/\/$/, ''), {
    signer: signerOf(),
    kits: await kitsOf(store, values.console),
  });
  print(shown`Done: ${change}. Pages that are opened from now on have it; open ones are told.`);
  await printUnofferedLinks(remotes);
}
