import { floorRules, noCircles } from './tooling/imports/floor-rules.mjs';

/**
 * The floors of each package, from the ground up (docs/architecture.md draws them): a folder imports what lies below it, not what lies beside it.
 * @type {Record<string, import('./tooling/imports/floor-rules.mjs').Floors>}
 */
export const FLOORS = {
  'shell/src': [
    ['account', 'registry', 'translation'],
    ['federation'],
    ['federation/telemetry', 'feedback', 'overlay'],
    ['routing'],
    ['frame/actions', 'frame/drawer', 'frame/preferences', 'frame/updates'],
    ['frame/quick-access', 'frame/remotes'],
    ['frame/commands'],
    ['frame/layout'],
    ['boot'],
  ],
  'mfe-dashboards/src': [
    ['filters', 'finder', 'links', 'map/layout', 'overview/needs', 'results', 'text'],
    ['push', 'records'],
    ['address-table', 'map/picture', 'overview/attention', 'records/session-table'],
    ['export', 'map/draw', 'map/tables', 'overview'],
    ['map/filter', 'map/stage'],
    ['map/rack-map'],
    ['all-addresses', 'company', 'compare', 'create-task', 'home', 'inventory-tasks', 'map', 'session', 'sessions'],
  ],
  'mfe-label-editor/src': [
    ['drawing', 'pattern/text', 'proposal/fields', 'routing'],
    ['editing', 'pattern/evaluation', 'pattern/fields', 'picture'],
    ['barcodes', 'canvas', 'copies', 'pattern/test-texts', 'proposal', 'save'],
    ['pattern'],
    ['label-design'],
  ],
  'platform/api/src': [
    ['calls', 'http', 'server'],
    ['documents', 'firebase', 'uploads'],
    ['access', 'accounts'],
    ['environment', 'records'],
    ['settings', 'work'],
    [
      'resources/companies',
      'resources/domains',
      'resources/external',
      'resources/health',
      'resources/keys',
      'resources/label-designs',
      'resources/licenses',
      'resources/manual-input-fields',
      'resources/sessions',
      'resources/tasks',
      'resources/users',
    ],
  ],
};

export default {
  forbidden: [
    noCircles('([^/]+|platform/[^/]+)/src', { lateAndTypes: false }),
    noCircles('platform/emulator/src/rules', { lateAndTypes: true }),
    ...Object.entries(FLOORS).flatMap(([sources, floors]) => floorRules(sources, floors)),
  ],
  options: {
    includeOnly: '^([^/]+|platform/[^/]+)/src/',
    // Types count, which the compiler removes.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.css', '.json'] },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
