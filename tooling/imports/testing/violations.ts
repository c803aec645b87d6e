import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../ground/workspace';
import type { Rule } from '../floor-rules';

const CRUISER = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

export interface Violation {
  rule: { name: string };
  /** both ends of the import, by their paths in the repository */
  from: string;
  to: string;
}

/** What dependency-cruiser reports of a repository of these files: texts by paths. */
export function violations(rules: readonly Rule[], files: Readonly<Record<string, string>>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const options = { tsPreCompilationDeps: true, enhancedResolveOptions: { extensions: ['.ts', '.tsx'] } };
    writeFileSync(join(folder, 'rules.json'), JSON.stringify({ forbidden: rules, options }));
    const top = new Set(Object.keys(files).map((name) => name.slice(0, name.indexOf('/'))));
    const json = execFileSync(process.execPath, [CRUISER, '--config', 'rules.json', '--output-type', 'json', ...top], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return (JSON.parse(json) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
