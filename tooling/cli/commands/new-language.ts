import { join } from 'node:path';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { runNode } from '../../ground/run';
import { ROOT } from '../../ground/workspace';
import { format } from '../checks';
import { main as writeTexts } from './texts';

/** `npm run new-language -- de-DE`: lays out a language, and lists what is untranslated. */
export async function main(args: string[]) {
  const { names } = commandArguments(
    args,
    'Lays out a language, or lists what is untranslated in one that is there: npm run new-language -- de-DE',
    {},
    { mostNames: 1 },
  );
  await ensureInstalled();
  const { code } = await runNode([join(ROOT, 'locales', 'new-language.ts'), ...names]);
  if (code !== 0) return code;
  await writeTexts([]);
  await format({ write: true, files: ['locales'] });
  return 0;
}
