import { ruleCases } from '../testing/rule-cases';
import { callsInTurn } from './calls-in-turn';

describe('ADD-41 (D-132) several calls run by useCallsInTurn', () => {
  const IMPORT = "import { triggerSessionPush } from 'shared-kit/api';\n";
  const LOOPS = [
    'async function a(all) { while (all.length) await triggerSessionPush(all.pop()); }',
    'async function a(all) { for (const one of all) await triggerSessionPush(one); }',
    'async function a(all) { for (let i = 0; i < 3; i++) await triggerSessionPush(all[i]); }',
    'async function a(all) { for (const one of all) { if (one.due) { const result = await triggerSessionPush(one); if (!result.ok) break; } } }',
  ];
  const CALLBACKS = [
    'function a(all) { all.forEach(async (one) => { await triggerSessionPush(one); }); }',
    'function a(all) { return all.reduce(async (before, one) => { await before; return triggerSessionPush(one); }, undefined); }',
    'async function a(all) { await Promise.all(all.map(triggerSessionPush)); }',
  ];
  /** Without `await`, and without an import that shows what is called. */
  const UNAWAITED = [
    'function a(all) { for (const one of all) void triggerSessionPush(one); }',
    'function a(all) { all.forEach((one) => void triggerSessionPush(one)); }',
    'function a(all) { all.forEach((one) => { triggerSessionPush(one); }); }',
    'function a(all) { return all.map((one) => triggerSessionPush(one)); }',
    'function a(all) { return all.map((one) => { return triggerSessionPush(one); }); }',
    'function a(all) { all.forEach(triggerSessionPush); }',
  ];
  const ofAnother = (code: string) => `import { push } from './sheet';\n${code.replaceAll('triggerSessionPush', 'push')}`;

  ruleCases(callsInTurn, {
    options: [{ calls: ['triggerSessionPush'] }],
    refused: [
      // The call and what waits for it.
      ...LOOPS.map((code) => ({ code: IMPORT + code, faults: 2 })),
      ...CALLBACKS.map((code) => ({ code: IMPORT + code, faults: code.includes('await before') || code.includes('Promise') ? 2 : 1 })),
      ...UNAWAITED,
      "import { isRefused } from 'shared-kit/api';\nexport async function a(all, call) { for (const one of all) await call(one); }",
      "import { isRefused } from '../../api';\nexport async function a(all, call) { for (const one of all) await call(one); }",
    ],
    accepted: [
      ...[...LOOPS, ...CALLBACKS, ...UNAWAITED].map(ofAnother),
      `${IMPORT}async function a(one) { return await triggerSessionPush(one); }`,
      `${IMPORT}async function a(all) { const names = []; for (const { name } of all) names.push(name); await triggerSessionPush(names); }`,
      `${IMPORT}export const a = (all) => all.map((one) => ({ press: () => triggerSessionPush(one) }));`,
    ],
  });
});
