import { releaseFolder } from '../../release/release-folder.mjs';
import { rollBack } from '../../release/rollback.mjs';
import { signerOf } from '../../release/signature.mjs';
import { openStore } from '../../release/store.mjs';
import { commandArguments } from '../command-arguments.mjs';
import { UserError } from '../user-error.mjs';

const USAGE = 'Name the remote to take back: npm run rollback -- mfe-x';

/** `npm run rollback -- mfe-x [--to=…]`: ends a canary, or gives everybody the version they had before. @param {string[]} args */
export async function main(args) {
  const { values, names } = commandArguments(args, USAGE, { to: { type: 'string' } }, { mostNames: 1 });
  const [name] = names;
  if (!name) throw new UserError(USAGE);
  const { change } = await rollBack(openStore(values.to ?? releaseFolder()), name.replace(/\/$/, ''), { signer: signerOf() });
  console.log(`Done: ${change}. Pages that are opened from now on have it; open ones are told.`);
}
