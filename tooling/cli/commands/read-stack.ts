import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readStack } from '../../webpack/source-maps';
import { commandArguments } from '../../ground/command-arguments';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';

const USAGE =
  'Name the folder of the source maps: npm run read-stack -- --maps=/srv/console.maps stack.txt (or the stack on standard input)';

/** `npm run read-stack -- --maps=<folder> [file]`: prints a stack trace of a browser with file and line of the sources. */
export async function main(args: string[]) {
  const { values, names } = commandArguments(
    args,
    USAGE,
    { maps: { says: 'the folder of the source maps', type: 'string' } },
    { mostNames: 1 },
  );
  if (values.maps === undefined) throw new UserError(USAGE);
  const maps = resolve(values.maps);
  if (!existsSync(maps)) throw new UserError(shown`There is no folder ${maps}. ${USAGE}`);
  const [file] = names;
  if (file !== undefined && !existsSync(file)) throw new UserError(shown`There is no file ${file}. ${USAGE}`);
  print(readStack(readFileSync(file ?? 0, 'utf8'), maps).trimEnd());
}
