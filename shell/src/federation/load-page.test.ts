import { render, screen } from '@testing-library/react';
import { messageText, startI18n } from 'shared-kit/i18n';
import { loadNamespace } from 'shared-kit/testing';
import { createElement } from 'react';
import { aRemote } from '../testing/render-console';
import { loadPage } from './load-page';
import { RemoteFailure } from './remote-failure';
import { entryScript, type FederationRuntime } from './runtime';

const Page = () => null;
const remote = aRemote('mfe-dashboards', { '/': 'protected' }, { integrity: 'sha384-abcd' });

function runtimeThat(answers: () => Promise<unknown>) {
  const registered: { name: string; force: boolean | undefined }[] = [];
  const runtime: FederationRuntime = {
    registerPlugins: () => undefined,
    registerRemotes: ([first], options) => void registered.push({ name: first!.name, force: options?.force }),
    loadRemote: answers as FederationRuntime['loadRemote'],
  };
  return { runtime, registered };
}

it('loads a page of a remote', async () => {
  const { runtime, registered } = runtimeThat(() => Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Page }) } }));
  expect(await loadPage(remote, 'Home', { runtime })).toEqual({ default: Page });
  expect(registered).toEqual([{ name: 'mfe-dashboards', force: false }]);
});

it.each([
  ['5.6.0', 'O arquivo não é um XLS, XLSX ou CSV válido'],
  ['5.7.0', 'of the remote itself'],
])('for a page of kit %s, what is said about a spreadsheet is “%s”', async (kit, said) => {
  await startI18n({ loadNamespace, locale: 'pt-BR' });
  const { runtime } = runtimeThat(() => Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Page }) } }));
  await loadPage({ ...remote, kit }, 'Home', { runtime });
  expect(messageText({ key: 'createInventoryTask.invalidFile', text: 'of the remote itself' })).toBe(said);
});

it("ADD-TRUST-06 a page is rendered inside of an element with the class of its remote's style sheets", async () => {
  const Greeting = () => createElement('p', null, 'Hello');
  const { runtime } = runtimeThat(() =>
    Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Greeting }) }, styleScope: 'mfe-dashboards-1a2b3c4d' }),
  );
  const { default: Scoped } = await loadPage(remote, 'Home', { runtime });
  render(createElement(Scoped));
  expect(screen.getByText('Hello').parentElement).toHaveClass('mfe-dashboards-1a2b3c4d');
});

it('loading again removes the failed entry from the runtime', async () => {
  const { runtime, registered } = runtimeThat(() => Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Page }) } }));
  await loadPage(remote, 'Home', { runtime, reloadEntry: true });
  expect(registered).toEqual([{ name: 'mfe-dashboards', force: true }]);
});

it('loading a newer version removes the entry of the older one from the runtime', async () => {
  const { runtime, registered } = runtimeThat(() => Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Page }) } }));
  for (const entry of [
    'https://mfe.example/1/remoteEntry.js',
    'https://mfe.example/1/remoteEntry.js',
    'https://mfe.example/2/remoteEntry.js',
  ])
    await loadPage({ ...remote, entry }, 'Home', { runtime });
  expect(registered.map(({ force }) => force)).toEqual([false, false, true]);
});

it.each<[string, () => Promise<unknown>]>([
  ['an entry that cannot be loaded', () => Promise.reject(new Error('gone'))],
  ['an entry of another kind', () => Promise.resolve({ routes: [] })],
  ['an entry that is nothing', () => Promise.resolve(null)],
  ['a page that is not there', () => Promise.resolve({ pages: {} })],
  ['a page that cannot be loaded', () => Promise.resolve({ pages: { Home: () => Promise.reject(new Error('gone')) } })],
  [
    'a page that throws at once',
    () =>
      Promise.resolve({
        pages: {
          Home: () => {
            throw new Error('bug');
          },
        },
      }),
  ],
])('makes one kind of failure of %s', async (_what, answers) => {
  await expect(loadPage(remote, 'Home', { runtime: runtimeThat(answers).runtime })).rejects.toBeInstanceOf(RemoteFailure);
});

it('ADD-FIT-01 a remote for another kit fails without any request', async () => {
  const { runtime, registered } = runtimeThat(() => Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Page }) } }));
  const failure = await loadPage({ ...remote, kit: '99.1.0' }, 'Home', { runtime }).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    remote: 'mfe-dashboards',
    cause: { message: expect.stringMatching(/^built for kit 99\.1\.0, this is \d/) },
  });
  expect(registered).toEqual([]);
});

it('a page that never loads fails after a time limit', async () => {
  jest.useFakeTimers();
  const { runtime } = runtimeThat(() => Promise.resolve({ pages: { Home: () => new Promise(() => {}) } }));
  const loading = expect(loadPage(remote, 'Home', { runtime })).rejects.toBeInstanceOf(RemoteFailure);
  await jest.advanceTimersByTimeAsync(35_000);
  await loading;
});

it('the script of an entry has the integrity hash of the registry and no nonce, which would allow any origin', async () => {
  const marked = document.createElement('style');
  marked.setAttribute('nonce', 'n0nce');
  document.head.append(marked);
  const { runtime } = runtimeThat(() => Promise.resolve(null));
  await loadPage(remote, 'Home', { runtime }).catch(() => null);
  const script = entryScript(remote.entry);
  expect(script).toMatchObject({ src: remote.entry, integrity: 'sha384-abcd', crossOrigin: 'anonymous', nonce: '' });
  expect(entryScript('http://elsewhere.test/x.js')).toBeUndefined();
  marked.remove();
});

it('the script of an override has no integrity hash, since it changes with each build', async () => {
  const entry = 'http://localhost:5201/remoteEntry.js';
  await loadPage({ ...remote, entry, integrity: '' }, 'Home', { runtime: runtimeThat(() => Promise.resolve(null)).runtime }).catch(
    () => null,
  );
  const script = entryScript(entry);
  expect(script).toMatchObject({ src: entry, crossOrigin: 'anonymous' });
  expect(script).not.toHaveAttribute('integrity');
});

describe('a script that does not load', () => {
  const lost = () => Promise.reject(new Error('RUNTIME-008: ScriptNetworkError: Failed to load script'));
  const there = () => Promise.resolve({ pages: { Home: () => Promise.resolve({ default: Page }) } });
  beforeEach(() => void jest.useFakeTimers());

  it('is not requested again by the shell, since the inline script of the page does that', async () => {
    const asked = jest.fn(lost);
    await expect(loadPage(remote, 'Home', { runtime: runtimeThat(asked).runtime })).rejects.toBeInstanceOf(RemoteFailure);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is awaited while there is no network', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const asked = jest.fn(lost);
    const loading = loadPage(remote, 'Home', { runtime: runtimeThat(asked).runtime });
    await jest.advanceTimersByTimeAsync(60_000);
    asked.mockImplementation(there as unknown as typeof lost);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(await loading).toEqual({ default: Page });
    online.mockRestore();
  });
});

it.each([
  ['took too long', 'ScriptNetworkError: Script "x" timed out.'],
  ['ran and failed', 'ScriptExecutionError: Script "x" loaded but threw'],
])('asks no second time for a script that %s', async (_what, message) => {
  const asked = jest.fn(() => Promise.reject(new Error(message)));
  await expect(loadPage(remote, 'Home', { runtime: runtimeThat(asked).runtime })).rejects.toBeInstanceOf(RemoteFailure);
  expect(asked).toHaveBeenCalledTimes(1);
});
