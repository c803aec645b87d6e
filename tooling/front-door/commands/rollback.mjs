import { parseArgs } from 'node:util';
import { releaseFolder } from '../../release/release-folder.mjs';
import { rollBack } from '../../release/rollback.mjs';
import { signerOf } from '../../release/signature.mjs';
import { openStore } from '../../release/store.mjs';
import { UserError } from '../user-error.mjs';

/** `npm run rollback -- mfe-x [--to=…]`: ends a canary, or gives everybody the version they had before. @param {string[]} args */
export async function main(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new UserError('Name the remote to take back: npm run rollback -- mfe-x');
  const { change } = await rollBack(openStore(values.to ?? releaseFolder()), name.replace(/\/$/, ''), { sign: signerOf() });
  console.log(`Done: ${change}. Pages that are opened from now on have it; open ones are told.`);
}
