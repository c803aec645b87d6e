import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseConfig, type ConfigReading } from 'shared-kit/host/contract';
import { auth } from 'shared-kit/firebase/auth';
import { renderWithKit } from 'shared-kit/testing';
import type { ReactNode } from 'react';
import { PageComponents } from '../federation/page-components';
import { readRegistry } from '../registry/registry';
import { aRemote } from '../testing/render-console';
import { faultyConfigPage } from './start-faults';
import { fetchFirstPage } from './first-page';
import { fetchStartFiles } from './fetch-start-files';
import { FILE_LIMIT_MS, fetchJson, startRequests } from '../registry/requests';
import { markSignedIn } from '../account/signed-in-mark';
import { SlowStart } from './slow-start';
import { hideSplash } from '../feedback/splash';

it('an invalid config shows a page that lists its faults', async () => {
  const reading = parseConfig({ firebase: 7 }) as Extract<ConfigReading, { ok: false }>;
  const { rerender } = await renderWithKit(<p />);
  const { default: Page } = await faultyConfigPage(reading.faults);
  rerender(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: 'The console is not set up correctly' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('firebase.apiKey is missing');
});

it('SHELL-10 when the start takes long, the page offers to reload', async () => {
  await renderWithKit(<SlowStart />);
  expect(screen.getByRole('status')).toHaveTextContent('The console is taking longer than usual to start.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

describe('the requests for config and registry at the start', () => {
  const answer = (body: string, status = 200) => new Response(body, { status });
  const serve = (fetched: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  beforeEach(() => void jest.useFakeTimers());

  it.each<[string, () => Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['502', () => Promise.resolve(answer('Bad Gateway', 502))],
    ['503', () => Promise.resolve(answer('', 503))],
    ['504', () => Promise.resolve(answer('', 504))],
    ['an answer that never ends', () => Promise.resolve({ ok: true, status: 200, text: () => new Promise<string>(() => {}) } as Response)],
    ['an answer that never comes', () => new Promise(() => {})],
    ['the sign-in page of a network (D-147)', () => Promise.resolve(answer('<html>Welcome to the hotel</html>'))],
    ['the JSON of another server (D-147)', () => Promise.resolve(answer('{"redirect":"https://hotel.example/"}'))],
    ['an answer that there is no such file', () => Promise.resolve(answer('{"error":"not found"}', 404))],
  ])('SHELL are repeated twice, each after a longer pause, after %s', async (_what, fetched) => {
    const requests = serve(fetched).mockImplementationOnce(fetched);
    const read = jest.fn();
    void fetchJson('/config.json').then(read);
    await jest.advanceTimersByTimeAsync(3 * FILE_LIMIT_MS + 1000 + 2000);
    expect(read).toHaveBeenCalledWith({ reached: false });
    expect(requests).toHaveBeenCalledTimes(3);
    serve(() => Promise.resolve(answer('{"firebase":1}'))).mockImplementationOnce(fetched);
    const second = fetchJson('/config.json');
    await jest.advanceTimersByTimeAsync(FILE_LIMIT_MS + 1000);
    expect(await second).toEqual({ reached: true, json: { firebase: 1 } });
  });

  it('are those that the inline script of the page has already made', async () => {
    window.startRequests = [Promise.resolve(answer('{"apiBase":1}')), Promise.resolve(answer('{"remotes":2}'))];
    const { config, registry } = startRequests();
    delete window.startRequests;
    expect(await config).toEqual({ reached: true, json: { apiBase: 1 } });
    expect(await registry).toEqual({ reached: true, json: { remotes: 2 } });
  });
});

it('SHELL when they fail, the page names the files, and Retry requests them again without a reload', async () => {
  const user = userEvent.setup();
  const shown: ReactNode[] = [];
  const { rerender } = await renderWithKit(<p />);
  const unreached = Promise.resolve({ reached: false as const });
  const { config, registry } = fetchStartFiles({ config: unreached, registry: unreached }, (page) => shown.push(page));
  await waitFor(() => expect(shown).toHaveLength(2));
  rerender(shown.at(-1));
  expect(screen.getByRole('alert')).toHaveTextContent('It did not send config.json and registry.json');
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path) => Promise.resolve(new Response(JSON.stringify({ apiBase: path, remotes: path }))));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await config).toMatchObject({ apiBase: '/config.json' });
  expect(await registry).toMatchObject({ remotes: '/registry.json' });
});

it('relative URLs of remotes are resolved against the URL of the registry', () => {
  const remote = aRemote('mfe-auth', {}, { entry: 'remotes/mfe-auth/1/remoteEntry.js' });
  expect(readRegistry({ schema: 1, remotes: [remote] })?.remotes[0]?.entry).toBe('http://localhost/remotes/mfe-auth/1/remoteEntry.js');
  expect(readRegistry({ schema: 2, remotes: [] })).toBeNull();
});

describe('the page whose code is fetched first', () => {
  const registry = {
    remotes: [aRemote('mfe-auth', { '/login': 'public' }), aRemote('mfe-dashboards', { '/company/:company': 'protected' })],
    leftOut: [],
    lost: [],
  };
  const fetchAt = (pathname: string) => {
    const fetched: string[] = [];
    const pages = new PageComponents((remote, page) => (fetched.push(`${remote.name} ${page}`), new Promise(() => {})));
    return { fetched, done: fetchFirstPage(pages, registry, pathname) };
  };
  const firstAt = async (pathname: string) => {
    const { fetched, done } = fetchAt(pathname);
    await done;
    return fetched;
  };
  afterEach(() => markSignedIn(false));

  it('is the login page if no user was signed in at the last visit', async () => {
    expect(await firstAt('/company/acme')).toEqual(['mfe-auth /login']);
  });

  it('is the page of the URL if a user was signed in at the last visit', async () => {
    await renderWithKit(<p />);
    markSignedIn(true);
    expect(await firstAt('/company/acme')).toEqual(['mfe-dashboards /company/:company']);
    expect(await firstAt('/nowhere')).toEqual([]);
  });

  it('waits until the identity service has been asked who is signed in, which its code would delay', async () => {
    await renderWithKit(<p />);
    markSignedIn(true);
    let ask = () => {};
    jest.spyOn(auth(), 'asked').mockReturnValue(new Promise((resolve) => (ask = resolve)));
    const { fetched, done } = fetchAt('/company/acme');
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).toEqual([]);
    ask();
    await done;
    expect(fetched).toEqual(['mfe-dashboards /company/:company']);
  });
});

it('SHELL-10 the splash screen is removed after its fade-out', async () => {
  document.body.innerHTML = '<div id="splash"></div>';
  const splash = document.getElementById('splash')!;
  let end = (_animation: Animation): void => {};
  const fade = { finished: new Promise<Animation>((resolve) => (end = resolve)) } as Animation;
  // jsdom has no animations.
  splash.getAnimations = () => [fade];
  hideSplash();
  hideSplash();
  await new Promise((resolve) => setTimeout(resolve));
  expect(splash).toHaveClass('leaving');
  expect(splash).toBeInTheDocument();
  end(fade);
  await waitFor(() => expect(splash).not.toBeInTheDocument());
});

it('SHELL-10 the splash screen is removed at once with reduced motion', async () => {
  document.body.innerHTML = '<div id="splash"></div>';
  const splash = document.getElementById('splash')!;
  splash.getAnimations = () => [];
  hideSplash();
  await waitFor(() => expect(splash).not.toBeInTheDocument());
});
