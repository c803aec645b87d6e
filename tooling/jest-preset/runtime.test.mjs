import vm from 'node:vm';

const sourceOf = (/** @type {Error} */ { stack = '' }) => /runtime\.test\.mjs:(\d+:\d+)/.exec(stack)?.[1];

it('no module is compiled by Jest itself, once for each test file', () => {
  const compile = jest.spyOn(vm, 'compileFunction');
  jest.isolateModules(() => require('../webpack/labels.mjs'));
  expect(compile).not.toHaveBeenCalled();
});

it('a module that is evaluated again shares no state with the first', () => {
  const registry = () => {
    /** @type {any} */
    let loaded;
    jest.isolateModules(() => (loaded = require('./style-matching.cjs')));
    return loaded;
  };
  expect(registry()).not.toBe(registry());
});

it('an error is where it is thrown', () => {
  expect(sourceOf(new Error('here'))).toBe('22:19');
});
