import { join } from 'node:path';
import { layOutRemote } from '../../new-remote/lay-out';
import { format } from '../checks';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { runNode } from '../../ground/run';
import { ROOT } from '../../ground/workspace';
import { print, shown } from '../../ground/print';

/** `npm run new-remote -- mfe-x`: adds a remote that can be built and tested and appears in the console. */
export async function main(args: string[]) {
  const { names } = commandArguments(args, 'Name the remote to lay out: npm run new-remote -- mfe-x', {}, { mostNames: 1 });
  const [requestedName = ''] = names;
  const { name, namespace, path } = layOutRemote(ROOT, requestedName.replace(/\/$/, ''));
  await runNode([join(ROOT, 'locales', 'write-texts.ts'), namespace]);
  await ensureInstalled();
  // Another name may be longer than the template's, so that lines end elsewhere.
  await format({ write: true, files: [name, 'locales', 'tsconfig.json'] });
  print(shown`
${name} is laid out:
  ${name}/remote.json   its routes ${path} and ${path}/:company, and its drawer entry
  ${name}/src           a page for each, with its test
  locales/*/${namespace}.json   its texts in each language

Next:
  npm test -- ${name}      types, style, its suite, its contract
  npm run dev -- ${name}   the console with it, built anew on every change
How it grows: docs/add-a-remote.md`);
}
