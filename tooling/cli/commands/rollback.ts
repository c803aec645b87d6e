import { releaseFolder } from '../../release/release-folder';
import { rollBack } from '../../release/rollback';
import { signerOf } from '../../release/signature';
import { printUnofferedLinks } from '../../release/unoffered-links';
import { openStore } from '../../release/store';
import { commandArguments } from '../../ground/command-arguments';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { kitsOf } from './publish-remote';

const OPTIONS = {
  to: { says: 'the releases: a folder, or gs://bucket/folder', type: 'string' },
  console: { says: 'a console that runs the version; may be repeated', type: 'string', multiple: true },
} as const;
const USAGE = 'Name the remote to take back: npm run rollback -- mfe-x';

/** `npm run rollback -- mfe-x [--to=…] [--console=https://…]`: ends a canary, or gives everybody the version they had before. */
export async function main(args: string[]) {
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
