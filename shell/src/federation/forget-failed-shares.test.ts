import { createInstance } from '@module-federation/runtime';
import './forget-failed-shares';

const lost = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));
const version = { version: '1.0.0', scope: ['default'], shareConfig: { singleton: true, requiredVersion: false as const } };

/** A shell that provides a share, and a remote with a runtime of its own that takes it from there. */
function consoleWith(get: () => Promise<() => unknown>) {
  const shell = createInstance({ name: `shell-${Math.random()}`, remotes: [], shared: { kit: { ...version, get } } });
  const remote = createInstance({ name: `mfe-${Math.random()}`, remotes: [], shared: {} });
  remote.initShareScopeMap('default', shell.shareScopeMap['default']!);
  const take = () => remote.loadShare('kit', { customShareInfo: version }) as Promise<() => unknown>;
  return { shell, take };
}

it('SHELL a share that failed to load is requested again at the next attempt, by the shell and by remotes', async () => {
  const kit = { name: 'the kit' };
  const get = jest
    .fn<Promise<() => unknown>, []>()
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValue(() => kit);
  const { shell, take } = consoleWith(get);
  await expect(take()).rejects.toThrow('Loading chunk 7 failed.');
  await expect(shell.loadShare('kit')).rejects.toThrow('Loading chunk 7 failed.');
  expect((await take())()).toBe(kit);
  expect(get).toHaveBeenCalledTimes(3);
});

it('SHELL a loaded share is never loaded again, however often it is requested', async () => {
  const get = jest.fn(() => Promise.resolve(() => ({})));
  const { shell, take } = consoleWith(get);
  const [first, second] = await Promise.all([take(), shell.loadShare('kit')]);
  expect(await take()).toBe(first);
  expect(second).toBe(first);
  expect(get).toHaveBeenCalledTimes(1);
});
