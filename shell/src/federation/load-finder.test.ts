import type { Find } from 'shared-kit/contract';
import { aRemote } from '../testing/render-console';
import { loadFinder } from './load-finder';
import type { FederationRuntime } from './runtime';

const remote = aRemote('mfe-people', { '/people': 'elevated' }, { finder: true });

function runtimeThat(answer: (asked: string) => Promise<unknown>): FederationRuntime {
  return { registerPlugins: () => undefined, registerRemotes: () => undefined, loadRemote: answer as FederationRuntime['loadRemote'] };
}

it('ADD-NEW-05 loads the finder that a remote exposes besides its pages', async () => {
  const find: Find = () => Promise.resolve([]);
  const asked: string[] = [];
  const runtime = runtimeThat((module) => (asked.push(module), Promise.resolve({ find })));
  expect(await loadFinder(remote, runtime)).toBe(find);
  expect(asked).toEqual(['mfe-people/finder']);
});

it.each<[string, () => Promise<unknown>]>([
  ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  ['is nothing', () => Promise.resolve(null)],
  ['finds nothing by the name that is agreed', () => Promise.resolve({ search: () => [] })],
])('ADD-NEW-05 fails when what is exposed %s', async (_what, answer) => {
  await expect(loadFinder(remote, runtimeThat(answer))).rejects.toThrow();
});
