import { screen, waitFor } from '@testing-library/react';
import { parseConfig, type ConfigReading } from 'shared-kit/contract';
import { renderWithKit } from 'shared-kit/testing';
import { PageComponents } from '../federation/page-components';
import { readRegistry } from '../federation/registry';
import { aRemote } from '../testing/render-console';
import { FaultyConfig } from './faulty-config';
import { fetchFirstPage } from './first-page';
import { FILE_LIMIT_MS, fetchJson, startRequests } from './requests';
import { markSignedIn } from './signed-in-mark';
import { leaveSplash } from './splash';

it('names what is wrong with a bad config on a readable page', async () => {
  const reading = parseConfig({ firebase: 7 }) as Extract<ConfigReading, { ok: false }>;
  await renderWithKit(<FaultyConfig faults={reading.faults} />);
  expect(screen.getByRole('heading', { level: 1, name: 'The console is not set up correctly' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('firebase.apiKey is missing');
});

describe('the requests the console starts with', () => {
  const answer = (body: string, status = 200) => new Response(body, { status });

  it.each([
    ['an answer that is not JSON', () => Promise.resolve(answer('<html>'))],
    ['an error of the server', () => Promise.resolve(answer('{}', 500))],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('make nothing of %s', async (_what, fetched) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    expect(await fetchJson('/config.json')).toBeUndefined();
  });

  it('make nothing of an answer that never comes, or never ends', async () => {
    jest.useFakeTimers();
    const endless = { ok: true, json: () => new Promise(() => {}) } as unknown as Response;
    for (const fetched of [() => new Promise<Response>(() => {}), () => Promise.resolve(endless)]) {
      jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
      const read = jest.fn();
      void fetchJson('/registry.json').then(read);
      await jest.advanceTimersByTimeAsync(FILE_LIMIT_MS - 1);
      expect(read).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(read).toHaveBeenCalledWith(undefined);
    }
    jest.useRealTimers();
  });

  it('are those that the page has made already', async () => {
    window.startRequests = [Promise.resolve(answer('{"a":1}')), Promise.resolve(answer('{"b":2}'))];
    const { config, registry } = startRequests();
    delete window.startRequests;
    expect(await config).toEqual({ a: 1 });
    expect(await registry).toEqual({ b: 2 });
  });
});

it('makes the addresses of remotes whole, counted from the registry', () => {
  const remote = aRemote('mfe-auth', {}, { entry: 'remotes/mfe-auth/1/remoteEntry.js' });
  expect(readRegistry({ schema: 1, remotes: [remote] })?.remotes[0]?.entry).toBe('http://localhost/remotes/mfe-auth/1/remoteEntry.js');
  expect(readRegistry({ schema: 2, remotes: [] })).toBeNull();
});

describe('the page that is fetched first', () => {
  const registry = { remotes: [aRemote('mfe-auth', { '/login': 'public' }), aRemote('mfe-dashboards', { '/company/:company': 'protected' })], leftOut: [], lost: [] };
  const firstAt = (pathname: string) => {
    const fetched: string[] = [];
    const pages = new PageComponents((remote, page) => (fetched.push(`${remote.name} ${page}`), new Promise(() => {})));
    fetchFirstPage(pages, registry, pathname);
    return fetched;
  };
  afterEach(() => markSignedIn(false));

  it('is the login page for whoever was not signed in', () => {
    expect(firstAt('/company/acme')).toEqual(['mfe-auth /login']);
  });

  it('is that of the address for whoever was', () => {
    markSignedIn(true);
    expect(firstAt('/company/acme')).toEqual(['mfe-dashboards /company/:company']);
    expect(firstAt('/nowhere')).toEqual([]);
  });
});

it('SHELL-10 takes the splash away when it has faded', async () => {
  document.body.innerHTML = '<div id="splash"></div>';
  const splash = document.getElementById('splash')!;
  let end = (_animation: Animation): void => {};
  const fade = { finished: new Promise<Animation>((resolve) => (end = resolve)) } as Animation;
  // jsdom has no animations.
  splash.getAnimations = () => [fade];
  leaveSplash();
  leaveSplash();
  await new Promise((resolve) => setTimeout(resolve));
  expect(splash).toHaveClass('leaving');
  expect(splash).toBeInTheDocument();
  end(fade);
  await waitFor(() => expect(splash).not.toBeInTheDocument());
});

it('SHELL-10 takes the splash away at once when nothing moves', async () => {
  document.body.innerHTML = '<div id="splash"></div>';
  const splash = document.getElementById('splash')!;
  splash.getAnimations = () => [];
  leaveSplash();
  await waitFor(() => expect(splash).not.toBeInTheDocument());
});
