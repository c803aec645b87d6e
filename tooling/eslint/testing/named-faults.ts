import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESLint, Linter } from 'eslint';
import { runNode, withTypeScript } from '../../ground/run';
import { ROOT } from '../../ground/workspace';

const program = (name: string, ...path: string[]) => join(ROOT, 'node_modules', name, 'bin', ...path);
const PARSER = pathToFileURL(createRequire(import.meta.url).resolve('typescript-eslint')).href;
/** A rule's name without that of its plugin, in which the linters differ. */
const ruleOf = (name: string) => name.replace(/^.*[/(]|\)$/g, '');

/** The rules by the file in which a linter named them. */
function byFile(found: { file: string; rule: string }[]): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const { file, rule } of found) (files[basename(file, '.tsx')] ??= []).push(ruleOf(rule));
  return Object.fromEntries(Object.entries(files).map(([file, rules]) => [file, [...new Set(rules)].sort()]));
}

/**
 * What oxlint, and ESLint in a remote's own repository, name in files with faults.
 * @param faults the text of each file by its name
 * @param native oxlint's rules
 * @param own module and code of ESLint's configuration: `rules` is the module, `folder` that of the files
 */
export async function namedFaults(
  faults: Record<string, string>,
  native: Record<string, Linter.RuleEntry>,
  own: [module: string, code: string],
) {
  const folder = mkdtempSync(join(tmpdir(), 'named-faults-'));
  try {
    mkdirSync(join(folder, 'src'));
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    symlinkSync(join(ROOT, 'shared-kit', 'node_modules'), join(folder, 'node_modules'), 'junction');
    const compilerOptions = { strict: true, target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src'] }));
    const plugins = ['react', 'typescript'];
    write('.oxlintrc.json', JSON.stringify({ plugins, categories: { correctness: 'off' }, options: { typeAware: true }, rules: native }));
    const module = pathToFileURL(join(ROOT, 'tooling', 'eslint', own[0])).href;
    write(
      'eslint.config.mjs',
      `import * as rules from '${module}';\nimport tseslint from '${PARSER}';\nconst folder = import.meta.dirname;\nexport default ${own[1]};\n`,
    );
    for (const [name, text] of Object.entries(faults)) write(join('src', `${name}.tsx`), `${text}\nexport {};\n`);

    // From the repository, where oxlint finds its rules.
    const oxlint = await runNode(
      [program('oxlint', 'oxlint'), '-c', join(folder, '.oxlintrc.json'), '--format', 'json', join(folder, 'src')],
      {
        quiet: true,
      },
    );
    const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(oxlint.output);
    const eslint = await runNode(withTypeScript([program('eslint', 'eslint.js'), '--format', 'json', 'src']), { quiet: true, cwd: folder });
    const results: ESLint.LintResult[] = JSON.parse(eslint.output);
    return {
      oxlint: byFile(diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }))),
      eslint: byFile(
        results.flatMap(({ filePath, messages }) => messages.map(({ ruleId, message }) => ({ file: filePath, rule: ruleId ?? message }))),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
