import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import type { ComponentType } from 'react';
import { aRemote, renderConsole, type ConsoleOptions } from '../testing/render-console';
import type { PageComponents } from './page-components';
import { RemoteFailure } from './remote-failure';

type Load = NonNullable<ConstructorParameters<typeof PageComponents>[0]>;

const DASHBOARDS = aRemote('mfe-dashboards', { '/': 'protected' }, { title: 'dashboards:title', titles: { 'en-US': 'Dashboards' } });
const OTHER = aRemote('mfe-other', { '/company/:company': 'protected' }, { links: { company: { path: '/company/:company' } } });

const Fine: ComponentType = () => <h1>It works</h1>;
const signedIn = (options: ConsoleOptions) =>
  renderConsole({
    auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
    store: createMemoryStore({
      ...profileDocument(aProfile({ uid: 'ana', keyUser: true, pwUpdated: true, companies: ['acme'] })),
      ...companyDocument(aCompany({ id: 'acme', exhibitionName: 'Acme Logistics' })),
    }),
    remotes: [DASHBOARDS, OTHER],
    ...options,
  });

// React reports what a boundary caught; in these tests that is the point.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it('names a remote that cannot be loaded, harms no other, and Retry brings it back without a reload', async () => {
  const user = userEvent.setup();
  const anew: (boolean | undefined)[] = [];
  let down = true;
  const loadPage: Load = (remote, _page, options) => {
    if (remote.name === 'mfe-other') return Promise.resolve({ default: Fine });
    anew.push(options?.anew);
    return down ? Promise.reject(new RemoteFailure(remote.name)) : Promise.resolve({ default: Fine });
  };
  let registryReads = 0;
  await signedIn({ loadPage, reload: () => Promise.resolve(void registryReads++) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards is not available');

  await user.click(await screen.findByRole('link', { name: 'Acme Logistics' }));
  expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Inventory console' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards is not available');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();
  expect(registryReads).toBe(1);
  expect(anew).toEqual([false, true, true]);
});

it('keeps a crash inside its page, and lets the rest go on', async () => {
  const user = userEvent.setup();
  let broken = true;
  const Crashing: ComponentType = () => {
    if (broken) throw new Error('a bug of the remote');
    return <Fine />;
  };
  await signedIn({ loadPage: (remote) => Promise.resolve({ default: remote.name === 'mfe-other' ? Fine : Crashing }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards has stopped');
  expect(await screen.findByRole('link', { name: 'Acme Logistics' })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();
});

it('calls a remote that it has no name for by the name of its package', async () => {
  await signedIn({
    remotes: [aRemote('mfe-brand-new', { '/': 'protected' })],
    loadPage: (remote) => Promise.reject(new RemoteFailure(remote.name)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('mfe-brand-new is not available');
});
