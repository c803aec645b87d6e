import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { citations, readChecklist, testFiles } from '../citations.mjs';
import { ROOT } from '../workspace.mjs';

/**
 * `npm run spec [-- TASK-22 …]`: each requirement with the tests that cite it; full IDs, groups (`TASK`)
 * or owners (`mfe-auth`) narrow it, `--open` shows only those that no test cites.
 * @param {string[]} args
 */
export async function main(args) {
  const wanted = args.filter((arg) => !arg.startsWith('-'));
  const requirements = readChecklist(readFileSync(join(ROOT, 'docs', 'checklist.md'), 'utf8')).filter(
    ({ id, owner }) => wanted.length === 0 || wanted.some((word) => id === word || id.startsWith(`${word}-`) || owner === word),
  );
  const cited = citations(testFiles(ROOT).map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') })));
  let open = 0;
  for (const { id, owner, text } of requirements) {
    const tests = cited.get(id) ?? [];
    if (tests.length === 0) open += 1;
    else if (args.includes('--open')) continue;
    console.log(`${tests.length > 0 ? '✓' : '·'} ${id}  ${owner}  ${text}`);
    for (const { file, line, title } of tests) console.log(`    ${file}:${line}  ${title}`);
  }
  console.log(`\n${requirements.length} requirements, ${requirements.length - open} cited by tests, ${open} not yet`);
}
