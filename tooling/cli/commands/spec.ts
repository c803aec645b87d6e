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
  const { citations, familyOf, proves, readChecklist, testFiles } = await import('../requirement-citations');
  const all = readChecklist(checklist);
  const families = new Map(all.map((requirement) => [requirement.id, familyOf(requirement, all)]));
  const named = new Set(wanted.flatMap((word) => [word, ...(families.get(word) ?? [])]));
  const requirements = all.filter(
    ({ id, owner }) => named.size === 0 || named.has(id) || named.has(owner) || wanted.some((word) => id.startsWith(`${word}-`)),
  );
  const files = testFiles(ROOT).map((file) => ({ file: relative(ROOT, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }));
  const cited = citations(files);
  const hasTest = new Map(all.map(({ id, owner }) => [id, (cited.get(id) ?? []).some((test) => proves(owner, test))]));
  let open = 0;
  for (const { id, owner, text } of requirements) {
    const family = families.get(id) ?? [];
    const proven = family.length > 0 ? family.every((member) => hasTest.get(member)) : hasTest.get(id);
    if (!proven) open += 1;
    else if (values.open) continue;
    print(shown`${proven ? '✓' : '·'} ${id}  ${owner}  ${text}`);
    for (const test of cited.get(id) ?? []) {
      const elsewhere = proves(owner, test) ? '' : `(not in ${owner}: does not count) `;
      print(shown`    ${elsewhere}${test.file}:${test.line}  ${test.title}`);
    }
  }
  print(shown`\n${requirements.length} requirements, ${requirements.length - open} proven by tests, ${open} not yet`);
}
