import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { databaseOf, writeForDatabase } from '../deployed-files';
import { ensureInstalled } from '../../ground/install';
import { DEPLOYED, layOut, RECIPES } from '../release-files';
import { runNode } from '../../ground/run';
import { packageNamed, readWorkspace, ROOT } from '../../ground/workspace';

const USAGE = `Says what the project of the servers' settings, or the embedded Firebase, lacks for a first day, and changes nothing: npm run check-project
--account=<email> names the servers' account, if it is not that of deploy/google-project.sh.`;

/** `npm run check-project`: the program that a release runs by itself, with the rules for the database `FIRESTORE_DATABASE`. */
export async function main(args: string[]) {
  const { values } = commandArguments(
    args,
    USAGE,
    { account: { says: "the email of the servers' account", type: 'string' } },
    { mostNames: 0 },
  );
  await ensureInstalled();
  const database = await databaseOf();
  await buildPackages([packageNamed(readWorkspace(), 'platform-api')]);
  const files = mkdtempSync(join(tmpdir(), 'check-project-'));
  try {
    layOut(files, { paths: [...DEPLOYED, ...RECIPES] });
    writeForDatabase(files, database);
    const account = values.account === undefined ? [] : [`--account=${values.account}`];
    return (await runNode([join(ROOT, 'platform', 'api', 'dist', 'check-project.command.mjs'), `--files=${files}`, ...account])).code;
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}
