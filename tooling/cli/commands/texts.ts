import { join } from 'node:path';
import { commandArguments } from '../../ground/command-arguments';
import { runNode } from '../../ground/run';
import { ROOT } from '../../ground/workspace';

/** `npm run texts [-- namespace …]`. */
export async function main(args: string[]) {
  const { values, names } = commandArguments(
    args,
    'Writes the types of all texts, or of those of the named namespaces, after a change of en-US: npm run texts -- auth',
    { check: { says: 'only says whether they are current', type: 'boolean' } },
  );
  const check = values.check ? ['--check'] : [];
  const texts = await runNode([join(ROOT, 'locales', 'write-texts.ts'), ...names, ...check]);
  const languages = await runNode([join(ROOT, 'locales', 'write-languages.ts'), ...check]);
  return texts.code || languages.code;
}
