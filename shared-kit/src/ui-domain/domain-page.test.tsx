import { cleanup, screen, within } from '@testing-library/react';
import { DomainPage, DomainTabs, useRouteDomain } from 'shared-kit/ui-domain';
import {
  aCompany,
  aDomain,
  aProfile,
  companyDocument,
  createMemoryAuth,
  createMemoryStore,
  domainDocument,
  profileDocument,
  renderWithKit,
} from 'shared-kit/testing';
import type { DomainPageProps } from './domain-page';

const PATH = '/company/:company/domains/:domain';
const LINKS = {
  company: '/company/:company',
  sessions: PATH,
  tasks: `${PATH}/tasks`,
  allAddresses: `${PATH}/all`,
  settings: '/company/:company/domain/:domain/settings',
};

function Example(props: Pick<DomainPageProps, 'tab' | 'title' | 'map'>) {
  return (
    <DomainPage route={useRouteDomain()} {...props}>
      content
    </DomainPage>
  );
}

/** A page that belongs to one of the tabs. */
const renderBelow = () =>
  renderWithKit(<DomainTabs domain={{ company: 'acme', domain: 'North' }} current="sessions" />, {
    route: '/company/acme/domains/North/sessions/s1',
    path: `${PATH}/sessions/:session`,
    links: LINKS,
  });

const render = (
  props: Pick<DomainPageProps, 'tab' | 'title' | 'map'>,
  route = '/company/acme/domains/North',
  links: Partial<typeof LINKS & { map: string }> = LINKS,
) =>
  renderWithKit(<Example {...props} />, {
    route,
    path: `${PATH}/*`,
    account: true,
    auth: createMemoryAuth([], 'ana'),
    links,
    store: createMemoryStore({ ...profileDocument(aProfile()), ...companyDocument(aCompany()), ...domainDocument('acme', aDomain()) }),
  });

const tabs = async () => within(await screen.findByRole('list', { name: 'Pages of North' })).getAllByRole('link');

it('DomainPage shows the name of the domain and links to its pages, and marks the current one', async () => {
  await render({ tab: 'tasks' }, '/company/acme/domains/North/tasks');
  expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible();
  expect((await tabs()).map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Sessions', '/company/acme/domains/North', null],
    ['Inventory tasks', '/company/acme/domains/North/tasks', 'page'],
    ['Settings', '/company/acme/domain/North/settings', null],
  ]);
  expect(screen.getByRole('link', { name: 'Acme Logistics' })).toHaveAttribute('href', '/company/acme');
});

it('ADD-NEW-04 DomainPage leads by its tab Map to the map of what it shows', async () => {
  const map = `${PATH}/map`;
  await render({ tab: 'sessions', map: '/company/acme/domains/North/map?session=s1' }, undefined, { ...LINKS, map });
  expect(await screen.findByRole('link', { name: 'Map' })).toHaveAttribute('href', '/company/acme/domains/North/map?session=s1');
  cleanup();
  await render({ tab: 'sessions' }, undefined, { ...LINKS, map });
  expect(await screen.findByRole('link', { name: 'Map' })).toHaveAttribute('href', '/company/acme/domains/North/map');
});

it('ADD-NEW-03 DomainPage marks the tab that a subordinate page belongs to, but not as the current page', async () => {
  await renderBelow();
  expect((await tabs()).map((tab) => tab.getAttribute('aria-current'))).toEqual(['true', null, null]);
});

it.each([
  ['Inventory tasks', 'Inventory tasks · North · Inventory console'],
  ['Map of North', 'Map of North · Inventory console'],
  [undefined, 'North · Inventory console'],
])('DomainPage with the heading %p has its domain in the title of the document', async (title, shown) => {
  await render({ tab: 'tasks', ...(title && { title }) });
  await screen.findByText('content');
  expect(document.title).toBe(shown);
});

it('DASH-18 DomainPage shows the tab of all addresses only on its own page', async () => {
  await render({ tab: 'allAddresses', title: 'All addresses of North' });
  expect((await tabs()).map((tab) => tab.textContent)).toEqual(['Sessions', 'Inventory tasks', 'All addresses', 'Settings']);
  expect(screen.getByRole('link', { name: 'North' })).toHaveAttribute('href', '/company/acme/domains/North');
});

it('ADD-NEW-04 DomainPage offers only pages that some remote has', async () => {
  await render({ tab: 'sessions' }, '/company/acme/domains/North', { sessions: LINKS.sessions });
  expect((await tabs()).map((tab) => tab.textContent)).toEqual(['Sessions']);
  expect(screen.queryByRole('link', { name: 'Acme Logistics' })).toBeNull();
});

it('DomainPage names the company that the user loses while the page is open (D-149)', async () => {
  const { store } = await render({ tab: 'sessions' });
  await screen.findByText('content');
  store.set('users/ana', { ...profileDocument(aProfile({ companies: [] }))['users/ana'] });
  expect(await screen.findByRole('alert')).toHaveTextContent('“Acme Logistics”');
});

it.each([
  ['the domain', '/company/acme/domains/Nowhere', 'Domain not found', 'Go to the domains of Acme Logistics'],
  ['the company', '/company/other/domains/North', 'Company not found', 'Go to Home'],
])('DomainPage says that %s does not exist, with a link to go on', async (_what, route, title, action) => {
  await render({ tab: 'sessions' }, route);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
  expect(screen.queryByText('content')).toBeNull();
});
