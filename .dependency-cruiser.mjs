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
  'mfe-admin-domains/src': [['differences', 'links'], ['settings'], ['activity', 'add-domain', 'add-license', 'domains', 'manual-input-field']],
  'mfe-admin-users/src': [['handover', 'links', 'people', 'picture'], ['add-user'], ['add-users', 'profile', 'users']],
  'mfe-api-keys/src': [['form', 'links'], ['keys'], ['create-key', 'key-domains']],
  'mfe-auth/src': [['card', 'links'], ['login', 'new-password'], ['change-password', 'email-actions', 'forgot-password', 'set-password']],
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
  'platform/emulator/src': [['errors', 'hash'], ['http', 'store'], ['indexes', 'options', 'rules', 'shape'], ['auth', 'uploaded-rules'], ['firestore', 'storage'], ['data']],
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
