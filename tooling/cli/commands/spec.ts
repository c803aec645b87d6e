import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { print, shown } from '../../ground/print';
import { UserError } from '../../ground/user-error';
import { ROOT } from '../../ground/workspace';

/**
 * `npm run spec [-- TASK-22 …]`: prints each requirement with the tests that cite it. IDs, groups (`TASK`) or owners (`mfe-auth`) narrow the list;
 * `--open` shows only those that no test proves.
 */
export async function main(args: string[]) {
  const { values, names: wanted } = commandArguments(
    args,
    'Lists requirements of docs/checklist.md with their tests, by ID, group or owner; --open lists those without a test: npm run spec -- TASK --open',
    { open: { says: 'only those without a test', type: 'boolean' } },
  );
  const checklist = readFileSync(join(ROOT, 'docs', 'checklist.md'), 'utf8');
  const unknown = wanted.find((word) => !checklist.includes(word));
  if (unknown !== undefined) throw new UserError(shown`docs/checklist.md has no "${unknown}".`);
  await ensureInstalled();
  // Imported late: this needs the installed packages.
  const { citations, proves, readChecklist, testFiles } = await import('../requirement-citations');
  const requirements = readChecklist(checklist).filter(
    ({ id, owner }) => wanted.length === 0 || wanted.some((word) => id === word || id.startsWith(`${word}-`) || owner === word),
  );
  const files = testFiles(ROOT).map((file) => ({ file: relative(ROOT, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }));
  const cited = citations(files);
  let open = 0;
  for (const { id, owner, text } of requirements) {
    const tests = cited.get(id) ?? [];
    const proven = tests.some((test) => proves(owner, test));
    if (!proven) open += 1;
    else if (values.open) continue;
    print(shown`${proven ? '✓' : '·'} ${id}  ${owner}  ${text}`);
    for (const test of tests) {
      const elsewhere = proves(owner, test) ? '' : `(not in ${owner}: does not count) `;
      print(shown`    ${elsewhere}${test.file}:${test.line}  ${test.title}`);
    }
  }
  print(shown`\n${requirements.length} requirements, ${requirements.length - open} proven by tests, ${open} not yet`);
}
