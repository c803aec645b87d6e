import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { Link, useLink, useParams } from 'shared-kit/router';
import { Input, useForm } from 'shared-kit/ui-core';
// eslint-disable-next-line no-restricted-imports -- as a remote may that was built before there was lazyPart
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
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

// React logs each error that a boundary catches. These tests cause them on purpose.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it('a remote that cannot be loaded is named, the others work, and Retry loads it without a reload', async () => {
  const user = userEvent.setup();
  const reloadEntry: (boolean | undefined)[] = [];
  let down = true;
  const loadPage: Load = (remote, _page, options) => {
    if (remote.name === 'mfe-other') return Promise.resolve({ default: Fine });
    reloadEntry.push(options?.reloadEntry);
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
  // Once automatically, because a release may have removed the version, and once by Retry.
  expect(registryReads).toBe(2);
  expect(reloadEntry).toEqual([false, true, true]);
});

it('a crash of a page does not affect the rest of the console', async () => {
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

it('SHELL while the next page of the same remote loads, its outline replaces the previous page', async () => {
  const user = userEvent.setup();
  const First = () => <Link to="/company/acme">To the company</Link>;
  const remote = aRemote('mfe-dashboards', { '/': 'protected', '/company/:company': 'protected' });
  await signedIn({
    remotes: [remote],
    loadPage: (_remote, page) => (page === '/' ? Promise.resolve({ default: First }) : new Promise(() => {})),
  });
  await user.click(await screen.findByRole('link', { name: 'To the company' }));
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'To the company' })).toBeNull();
});

it('(D-148) a page of another domain begins anew, with the search parameters of its path it stays', async () => {
  const user = userEvent.setup();
  const Domain = () => {
    const { domain } = useParams();
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <>
        <h1>{domain}</h1>
        <button onClick={() => setChosen(['export'])}>Export</button>
        {chosen.length > 0 && <dialog open>{`Export of ${domain}`}</dialog>}
        <Link to="?q=dock">Search</Link>
        <Link to="/domains/Cold">Cold Store</Link>
      </>
    );
  };
  const remote = aRemote('mfe-dashboards', { '/': 'protected', '/domains/:domain': 'protected' });
  await signedIn({ route: '/domains/Central', remotes: [remote], loadPage: () => Promise.resolve({ default: Domain }) });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('link', { name: 'Search' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Export of Central');
  await user.click(screen.getByRole('link', { name: 'Cold Store' }));
  expect(await screen.findByRole('heading', { name: 'Cold' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a remote without a title is named by its package', async () => {
  await signedIn({
    remotes: [aRemote('mfe-brand-new', { '/': 'protected' })],
    loadPage: (remote) => Promise.reject(new RemoteFailure(remote.name)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('mfe-brand-new is not available');
});

/** A page with a form, and with a part whose code loads when a button is pressed. */
function pageWithForm(part: () => Promise<{ default: ComponentType }>): ComponentType {
  const Part = lazy(part);
  return function PageWithForm() {
    const form = useForm({ initial: { name: '' }, submit: () => Promise.resolve(), guardedAs: 'a form' });
    const [open, setOpen] = useState(false);
    return (
      <>
        <Input label="Name" {...form.field('name')} />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Suspense fallback={null}>{open && <Part />}</Suspense>
      </>
    );
  };
}

const missingChunk = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));

it('when a release has removed code, the page switches to the newer version once and keeps typed values', async () => {
  const user = userEvent.setup();
  const NEWER = { ...DASHBOARDS, version: '2.0.0', entry: 'http://remotes.test/mfe-dashboards/2/remoteEntry.js' };
  const loaded: [string, boolean | undefined][] = [];
  const loadPage: Load = (remote, _page, options) => {
    loaded.push([remote.version, options?.reloadEntry]);
    return Promise.resolve({ default: pageWithForm(remote.version === '2.0.0' ? () => Promise.resolve({ default: Fine }) : missingChunk) });
  };
  await signedIn({ loadPage, released: [NEWER, OTHER] });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half a name');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() =>
    expect(loaded).toEqual([
      ['1.0.0', false],
      ['2.0.0', false],
    ]),
  );
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();
});

it('when there is no newer version either, the page says so, and Retry restores typed values', async () => {
  const user = userEvent.setup();
  let registryReads = 0;
  const loadPage: Load = () => Promise.resolve({ default: pageWithForm(missingChunk) });
  await signedIn({ loadPage, reload: () => Promise.resolve(void registryReads++) });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half a name');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards is not available');
  };
  await open();
  await waitFor(() => expect(registryReads).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  await open();
  expect(registryReads).toBe(2);
});

it('typed values are restored after a crash, even if the page throws again when it unmounts', async () => {
  const user = userEvent.setup();
  let throwsWhileRemoved = true;
  const Crashing: ComponentType = () => {
    const form = useForm({ initial: { name: '' }, submit: () => Promise.resolve(), guardedAs: 'a form' });
    const [crashes, setCrashes] = useState(false);
    useEffect(
      () => () => {
        if (throwsWhileRemoved) throw new Error('a bug while leaving');
      },
      [],
    );
    if (crashes) throw new Error('a bug of the remote');
    return (
      <>
        <Input label="Name" {...form.field('name')} />
        <button type="button" onClick={() => setCrashes(true)}>
          Crash
        </button>
      </>
    );
  };
  await signedIn({ loadPage: () => Promise.resolve({ default: Crashing }) });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Half a name');
  await user.click(screen.getByRole('button', { name: 'Crash' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards has stopped');
  throwsWhileRemoved = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
});

it('typed values are dropped if the page crashes again', async () => {
  const user = userEvent.setup();
  const Crashing: ComponentType = () => {
    const form = useForm({ initial: { name: '' }, submit: () => Promise.resolve(), guardedAs: 'a form' });
    if (form.values.name.length > 2) throw new Error('a bug of the remote');
    return <Input label="Name" {...form.field('name')} />;
  };
  await signedIn({ loadPage: () => Promise.resolve({ default: Crashing }) });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards has stopped');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  // The form keeps the values of the last rendering without an error. More typing crashes again, and then the form is empty.
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'a');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dashboards has stopped');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
});

it('ADD-53 D-154 useLink in a page knows the links that its remote declares to use', async () => {
  const Linking = () => {
    const [declared, undeclared] = [useLink('company2', 'company'), useLink('company', 'company')];
    return <p>{`declared: ${declared !== null}, undeclared: ${undeclared !== null}`}</p>;
  };
  const offering = { ...OTHER, links: { company: { path: '/company/:company' }, company2: { path: '/company/:company' } } };
  await signedIn({ remotes: [{ ...DASHBOARDS, uses: ['company2@1'] }, offering], loadPage: () => Promise.resolve({ default: Linking }) });
  expect(await screen.findByText('declared: true, undeclared: false')).toBeVisible();
});
