import { floorRules, noCircles } from './tooling/imports/floor-rules.mjs';

/**
 * The floors of each package, from the ground up (docs/architecture.md draws them): a folder imports what lies below it, not what lies beside it.
 * @type {Record<string, import('./tooling/imports/floor-rules.mjs').Floors>}
 */
export const FLOORS = {
  'shared-kit/src': [
    ['firebase', 'model/entities', 'model/messages', 'model/pacing', 'model/routes', 'state/actions'],
    ['model/images', 'model/overview', 'model/text'],
    ['model/domains', 'model/keys', 'model/labels', 'model/users', 'model/sessions'],
    ['model/settings', 'model/workbook'],
    ['model', 'model/inventory-sheet', 'model/session-export', 'model/xls'],
    ['api', 'firebase/auth', 'firebase/data/store', 'i18n', 'router', 'workers'],
    [
      'contract',
      'firebase/data/api-keys',
      'firebase/data/changes',
      'firebase/data/companies',
      'firebase/data/domains',
      'firebase/data/files',
      'firebase/data/licenses',
      'firebase/data/sessions',
      'firebase/data/settings',
      'firebase/data/tasks',
      'firebase/data/users',
      'firebase/data/worker',
    ],
    ['firebase/data'],
    ['state'],
    ['ui-core/icon', 'ui-core/on-demand', 'ui-core/text', 'ui-core/theme'],
    ['ui-core/button', 'ui-core/time'],
    ['ui-core/feedback', 'ui-core/menu'],
    ['ui-core/form', 'ui-core/page'],
    ['ui-core'],
    ['ui-antd'],
    ['ui-frame/display', 'ui-frame/overlay'],
    ['ui-frame/domain', 'ui-frame/form', 'ui-frame/picture'],
    ['ui-frame/viewer'],
    ['ui-frame'],
    ['ui-data/keyboard', 'ui-data/layout', 'ui-display', 'ui-form/frame'],
    ['ui-data/rows', 'ui-data/setup', 'ui-form/date', 'ui-form/text'],
    ['ui-data/columns', 'ui-data/export', 'ui-data/filters', 'ui-form/choice'],
    ['ui-data/state', 'ui-form/file'],
    ['ui-data/view'],
    ['ui-data', 'ui-form'],
  ],
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
  'mfe-admin-domains/src': [
    ['differences', 'links'],
    ['settings'],
    ['activity', 'add-domain', 'add-license', 'domains', 'manual-input-field'],
  ],
  'mfe-admin-users/src': [['first-password', 'links', 'picture', 'user-fields'], ['add-user'], ['add-users', 'profile', 'users']],
  'mfe-api-keys/src': [['form', 'links'], ['keys'], ['create-key', 'key-domains']],
  'mfe-auth/src': [
    ['card', 'links'],
    ['login', 'new-password'],
    ['change-password', 'email-actions', 'forgot-password', 'set-password'],
  ],
  'mfe-dashboards/src': [
    ['filters', 'finder', 'links', 'map/layout', 'overview/needs', 'results', 'text'],
    ['push', 'records'],
    ['address-table', 'map/picture', 'overview/attention', 'records/session-table'],
    ['export', 'map/draw', 'map/tables', 'overview'],
    ['map/filter', 'map/stage'],
    ['map/rack-map'],
    ['all-addresses', 'company', 'compare', 'create-task', 'home', 'map', 'session', 'sessions', 'tasks'],
  ],
  'mfe-label-editor/src': [
    ['drawing', 'pattern/text', 'proposal/fields'],
    ['editing', 'pattern/evaluation', 'pattern/fields', 'picture'],
    ['barcodes', 'canvas', 'copy-label', 'pattern/test-texts', 'proposal', 'save'],
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
  'platform/emulator/src': [
    ['errors', 'hash'],
    ['http', 'store'],
    ['options', 'rules', 'shape'],
    ['auth', 'indexes', 'uploaded-rules'],
    ['firestore', 'storage'],
    ['data'],
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
    // Entries of the kit count, also where the kit imports itself by its name.
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.css', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
};
