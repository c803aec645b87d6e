import { readFileSync } from 'node:fs';
import { doorRules } from './tooling/imports/door-rules';
import { floorRules, noCircles, onlyImportedBy } from './tooling/imports/floor-rules';
import { FLOORS } from './tooling/imports/floors';

/** The entries of the kit, by their files in its sources. */
const { exports: entries } = JSON.parse(readFileSync(new URL('shared-kit/package.json', import.meta.url), 'utf8'));
export const ENTRIES = Object.values(entries).map((file) => file.replace('./src/', ''));

export default {
  forbidden: [
    noCircles('([^/]+|platform/[^/]+)/src', { lateAndTypes: false }),
    noCircles('bench', { lateAndTypes: true }),
    // An entry with style sheets adopts them.
    ...doorRules('shared-kit/src', ENTRIES, ['ui-frame'], ['ui-core/host.ts']),
    // The map draws what other pages list: what both need stands beside its folder.
    onlyImportedBy('mfe-dashboards/src', 'map', ['pages.ts']),
    ...Object.entries(FLOORS).flatMap(([sources, floors]) => floorRules(sources, floors)),
  ],
  options: {
    includeOnly: '^(tooling|bench|e2e|([^/]+|platform/[^/]+)/src)/',
    // The entry of all commands is the ground of the ground: it imports nothing before it runs a command. The rest is no code of the tools.
    exclude:
      '^tooling/(cli/command\\.mjs|types|kit-package/example|new-remote/template)|^e2e/previous-release/|/(node_modules|dist|\\.types|test-results|playwright-report)/',
    // Types count, which the compiler removes.
    tsPreCompilationDeps: true,
    // Entries of the kit count, also where the kit imports itself by its name.
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
