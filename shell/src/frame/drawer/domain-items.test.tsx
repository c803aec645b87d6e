import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument } from 'shared-kit/testing';
import { aRemote, renderConsole } from '../../testing/render-console';

const DOMAIN = '/company/:company/domains/:domain';
const dashboards = aRemote(
  'mfe-dashboards',
  {
    '/': 'protected',
    '/company/:company': 'protected',
    [DOMAIN]: 'protected',
    [`${DOMAIN}/sessions/:session`]: 'protected',
    '/label/:index': 'elevated',
  },
  { links: { company: { path: '/company/:company' }, sessions: { path: DOMAIN } } },
);

const open = (route: string, authDomains: string[], options = {}) =>
  renderConsole({
    route,
    remotes: [dashboards],
    auth: createMemoryAuth([{ uid: 'ana', email: 'ana@example.test' }], 'ana'),
    store: createMemoryStore({
      ...profileDocument(aProfile({ uid: 'ana', companies: ['acme', 'norte'] })),
      ...companyDocument(aCompany({ id: 'acme', exhibitionName: 'Acme Logistics', authDomains })),
      ...companyDocument(aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns', authDomains: ['Armazém 1'] })),
    }),
    ...options,
  });

const drawer = () => within(screen.getByRole('navigation'));
const highlighted = () =>
  drawer()
    .getAllByRole('link')
    .filter((link) => link.classList.contains('active'))
    .map((link) => link.textContent);

it('ADD-COMPANY-05 the drawer lists domains only under the open company, sorted by the rules of the language', async () => {
  await open('/company/acme', ['Zürich', 'Ávila', 'Hall 10', 'Hall 9']);
  await drawer().findByRole('link', { name: 'Ávila' });
  const names = drawer()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Acme Logistics', 'Ávila', 'Hall 9', 'Hall 10', 'Zürich', 'Norte Armazéns']);
  await userEvent.click(drawer().getByRole('link', { name: 'Norte Armazéns' }));
  expect(await drawer().findByRole('link', { name: 'Armazém 1' })).toHaveAttribute('href', '/company/norte/domains/Armaz%C3%A9m%201');
  expect(drawer().queryByRole('link', { name: 'Ávila' })).toBeNull();
});

it('ADD-COMPANY-05 the drawer marks the domain of the open page, and its company', async () => {
  await open('/company/norte/domains/Armaz%C3%A9m%201', []);
  expect(await drawer().findByRole('link', { name: 'Armazém 1', current: 'page' })).toBeVisible();
  expect(drawer().getByRole('link', { name: 'Norte Armazéns', current: true })).toBeVisible();
  expect(drawer().getAllByRole('link', { current: 'page' })).toHaveLength(1);
  expect(highlighted()).toEqual(['Armazém 1']);
});

it('ADD-COMPANY-05 (D-160) highlights the company on its page, and not the link to all of its domains too', async () => {
  const domains = Array.from({ length: 1200 }, (_, index) => `Hall ${index}`);
  await open('/company/acme', domains);
  await drawer().findByRole('link', { name: 'All 1,200 domains', current: false });
  expect(highlighted()).toEqual(['Acme Logistics']);
});

it('ADD-COMPANY-05 (D-160) highlights the company of a domain that it no longer has', async () => {
  await open('/company/acme/domains/Gone', ['Hall 1']);
  await drawer().findByRole('link', { name: 'Hall 1' });
  expect(highlighted()).toEqual(['Acme Logistics']);
});

it('SHELL-03 (D-160) on the page of a domain highlights the domain alone, also if another entry leads to the page above', async () => {
  const labels = { 'en-US': 'Manage domains' };
  const label = { path: '/label/:index', page: 'Label', access: 'elevated', under: 'domains' } as const;
  const editor = aRemote('mfe-label-editor', {}, { routes: [label] });
  const domains = aRemote(
    'mfe-admin-domains',
    { '/managedomains': 'elevated' },
    {
      drawer: [{ section: 'user', order: 1, label: 'domains:manDom.title', labels, icon: 'domain', to: '/managedomains' }],
      links: { domains: { path: '/managedomains' } },
    },
  );
  const withoutLabels = aRemote(
    'mfe-dashboards',
    { '/': 'protected', '/company/:company': 'protected', [DOMAIN]: 'protected' },
    { links: { company: { path: '/company/:company' }, sessions: { path: DOMAIN } } },
  );
  const remotes = [withoutLabels, domains, editor];
  await open('/label/0', ['Hall 1', 'Hall 2'], {
    remotes,
    routeState: { company: 'acme', domain: 'Hall 1', type: 'edit', parentUid: 'm' },
  });
  await drawer().findByRole('link', { name: 'Manage domains' });
  await waitFor(() => expect(highlighted()).toEqual(['Hall 1']));
});

it('ADD-COMPANY-05 the drawer marks the domain on a page below it', async () => {
  await open('/company/norte/domains/Armaz%C3%A9m%201/sessions/s1', []);
  expect(await drawer().findByRole('link', { name: 'Armazém 1', current: true })).toBeVisible();
});

it('ADD-COMPANY-05 of many domains the drawer lists the open one and a link to all', async () => {
  const domains = Array.from({ length: 1200 }, (_, index) => `Hall ${index}`);
  const { store } = await open('/company/acme/domains/Hall%20711', domains);
  expect(await drawer().findByRole('link', { name: 'Hall 711', current: 'page' })).toBeVisible();
  expect(drawer().getByRole('link', { name: 'All 1,200 domains' })).toHaveAttribute('href', '/company/acme');
  expect(drawer().getAllByRole('link')).toHaveLength(4);
  await act(async () => store.set('companies/acme', { id: 'acme', exhibitionName: 'Acme Logistics', authDomains: ['Hall 711', 'Yard'] }));
  await waitFor(() => expect(drawer().getByRole('link', { name: 'Yard' })).toBeVisible());
});
