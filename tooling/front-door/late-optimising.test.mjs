import { spawnSync } from 'node:child_process';
import { lateOptimising, optionsAmong } from './late-optimising.mjs';

it.each([
  ['20', '  --interrupt-budget-for-feedback-allocation (a)\n  --interrupt-budget (b)\n', ['--interrupt-budget=600000']],
  ['22', '  --invocation-count-for-turbofan (a)\n', ['--invocation-count-for-turbofan=27000']],
  ['some later version', '  --turbolev (a)\n', []],
])('takes the option that Node %s has', (_version, help, options) => {
  expect(optionsAmong(help)).toEqual(options);
});

it('returns only options that this Node accepts', () => {
  expect(spawnSync(process.execPath, [...lateOptimising(), '--print', '1'], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});
