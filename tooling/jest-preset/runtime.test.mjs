import vm from 'node:vm';

const load = async () => {
  /** @type {any} */
  let loaded;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./style-matching.cjs');
  });
  return loaded.default;
};

it('no module is compiled by Jest itself, once for each test file', async () => {
  const compile = jest.spyOn(vm, 'compileFunction');
  await load();
  expect(compile).not.toHaveBeenCalled();
});

it('a module that is evaluated again shares no state with the first', async () => {
  expect(await load()).not.toBe(await load());
});

it('an error names the line and the column that threw it', () => {
  const { stack } = new Error('here');
  expect(/runtime\.test\.mjs:(\d+:\d+)/.exec(stack)?.[1]).toBe('23:21');
});
