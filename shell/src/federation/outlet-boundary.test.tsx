import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from 'shared-kit/host/state';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { Link } from 'shared-kit/router';
// eslint-disable-next-line no-restricted-imports -- as a remote may that was built before there was lazyPart
import { Component, lazy, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { aRemote, renderConsole, type ConsoleOptions } from '../testing/render-console';

const throws = (thrown: unknown) => () => {
  throw thrown;
};
const fails = throws(new Error('a bug while leaving'));

const Content = () => (
  <>
    <h1>First page</h1>
    <Link to="/second">To the second page</Link>
    <Link to="/other">To another remote</Link>
  </>
);

function ThrowsInEffect() {
  useEffect(() => fails, []);
  return <Content />;
}

/** Pages that throw when they unmount. */
const PAGES: [string, ComponentType][] = [
  ['the cleanup of an effect', ThrowsInEffect],
  ['the cleanup of a layout effect', () => (useLayoutEffect(() => fails, []), (<Content />))],
  [
    'the cleanups of several effects',
    () => (useEffect(() => fails, []), useEffect(() => fails, []), useLayoutEffect(() => fails, []), (<Content />)),
  ],
  ['the cleanup of an effect, null', () => (useEffect(() => throws(null), []), (<Content />))],
  ['the cleanup of an effect, undefined', () => (useEffect(() => throws(undefined), []), (<Content />))],
  [
    'the cleanup of a ref',
    () => (
      <div ref={() => fails}>
        <Content />
      </div>
    ),
  ],
  [
    'componentWillUnmount',
    class extends Component {
      override componentWillUnmount() {
        fails();
      }

      override render() {
        return <Content />;
      }
    },
  ],
];

const FAULTY = aRemote('mfe-faulty', { '/': 'protected', '/second': 'protected' });
const OTHER = aRemote('mfe-other', { '/other': 'protected', '/login': 'public' });

const consoleWith = (First: ComponentType, options: Partial<ConsoleOptions> = {}) =>
  renderConsole({
    auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
    store: createMemoryStore({
      ...profileDocument(aProfile({ uid: 'ana', keyUser: true, pwUpdated: true, companies: ['acme'] })),
      ...companyDocument(aCompany({ id: 'acme' })),
    }),
    remotes: [FAULTY, OTHER],
    loadPage: (_remote, page) => Promise.resolve({ default: page === '/' ? First : () => <h1>{`page ${page}`}</h1> }),
    ...options,
  });

// React logs each error that a boundary catches. These tests cause them on purpose.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

describe.each(PAGES)('a page that throws in %s', (_what, Page) => {
  it.each([
    ['another page of its remote', 'To the second page', 'page /second'],
    ['a page of another remote', 'To another remote', 'page /other'],
  ])('SHELL makes room for %s', async (_where, link, next) => {
    const user = userEvent.setup();
    await consoleWith(Page);
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { name: next })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    expect(screen.getByRole('banner')).toBeVisible();
  });
});

it('SHELL the next pages are shown, even if each of them throws when it unmounts', async () => {
  const user = userEvent.setup();
  const Second = () => {
    useEffect(() => fails, []);
    return <Link to="/other">Onwards</Link>;
  };
  await consoleWith(ThrowsInEffect, {
    loadPage: (_remote, page) =>
      Promise.resolve({ default: { '/': ThrowsInEffect, '/second': Second }[page] ?? (() => <h1>The last page</h1>) }),
  });
  await user.click(await screen.findByRole('link', { name: 'To the second page' }));
  await user.click(await screen.findByRole('link', { name: 'Onwards' }));
  expect(await screen.findByRole('heading', { name: 'The last page' })).toBeVisible();
});

it('SHELL a sign-out from a page that throws when it unmounts shows the login page', async () => {
  const { state } = await consoleWith(ThrowsInEffect);
  await screen.findByRole('heading', { name: 'First page' });
  jest.useFakeTimers();
  await act(async () => {
    const leaving = signOut(state, 'Leaving …');
    await jest.advanceTimersByTimeAsync(2000);
    await leaving;
  });
  jest.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'page /login' })).toBeVisible();
});

it('SHELL the newer version of a remote is shown if the page of the older one throws when it unmounts', async () => {
  const newer = { ...FAULTY, version: '2.0.0', entry: 'http://remotes.test/mfe-faulty/2/remoteEntry.js' };
  const Lost = lazy(() => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })));
  const Older = () => {
    useEffect(() => fails, []);
    return <Lost />;
  };
  await consoleWith(Older, {
    released: [newer, OTHER],
    loadPage: ({ version }) => Promise.resolve({ default: version === '2.0.0' ? () => <h1>The newer version</h1> : Older }),
  });
  expect(await screen.findByRole('heading', { name: 'The newer version' })).toBeVisible();
});

it('SHELL the Remotes page names the remote whose page throws when it unmounts, and no other', async () => {
  const user = userEvent.setup();
  await consoleWith(ThrowsInEffect, {
    config: { allowOverrides: true },
    loadPage: (_remote, page) =>
      Promise.resolve({ default: page === '/' ? ThrowsInEffect : () => <Link to="/remotes">To all remotes</Link> }),
  });
  await user.click(await screen.findByRole('link', { name: 'To another remote' }));
  await user.click(await screen.findByRole('link', { name: 'To all remotes' }));
  const failuresOf = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) })).getByRole('cell', { name: /^\d+$/ }).textContent;
  expect([await failuresOf('mfe-faulty'), await failuresOf('mfe-other')]).toEqual(['1', '0']);
});
