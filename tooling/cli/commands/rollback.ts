import { readReleased, releaseFolder } from '../../release/release-folder';
import { rollBack, rollBackRelease } from '../../release/rollback';
import { signerOf } from '../../release/signature';
import { printUnofferedLinks } from '../../release/unoffered-links';
import { openStore } from '../../release/store';
import { commandArguments } from '../../ground/command-arguments';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { kitsOf } from './publish-remote';

const OPTIONS = {
  to: { says: 'the releases: a folder, or gs://bucket/folder', type: 'string' },
  from: { says: 'takes back all remotes of a release that npm run release has laid out in this folder', type: 'string' },
  console: { says: 'a console that runs the version; may be repeated', type: 'string', multiple: true },
} as const;
const USAGE = 'Name the remote to take back, or the folder of a release: npm run rollback -- mfe-x, npm run rollback -- --from <release>';

/**
 * `npm run rollback -- mfe-x [--to=…] [--console=https://…]`: ends a canary, or gives everybody the version they had before. `--from=<release>` takes back
 * a whole release, with the remotes that it brought.
 */
export async function main(args: string[]) {
  const { values, names } = commandArguments(args, USAGE, OPTIONS, { mostNames: 1 });
  const [name] = names;
  if ((name === undefined) === (values.from === undefined)) throw new UserError(USAGE);
  const release = values.from === undefined ? [] : readReleased(values.from).map(({ entry }) => entry);
  const store = openStore(values.to ?? releaseFolder());
  const options = { signer: signerOf(), kits: await kitsOf(store, values.console) };
  if (name === undefined) {
    const { registry, done, left } = await rollBackRelease(store, release, options);
    print(shown`Done, in registry ${registry.serial}:\n  ${done}`);
    if (left.length > 0) print(shown`These have another version than the release by now, and stay:\n  ${left}`);
    return printUnofferedLinks(registry.remotes);
  }
  const { change, remotes } = await rollBack(store, name.replace(/\/$/, ''), options);
  print(shown`Done: ${change}. Pages that are opened from now on have it; open ones are told.`);
  await printUnofferedLinks(remotes);
}
