import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCompany,
  aProfile,
  companyDocument,
  createMemoryAuth,
  createMemoryStore,
  profileDocument,
  renderWithKit,
} from 'shared-kit/testing';
import { CompanyTabs } from '.';

const ACME = aCompany({ id: 'acme', exhibitionName: 'Acme Logistics' });
const BOLT = aCompany({ id: 'bolt', exhibitionName: 'Bolt' });

const render = (companies = ['bolt', 'acme']) =>
  renderWithKit(<CompanyTabs>{(company) => <p>{`domains of ${company.id}`}</p>}</CompanyTabs>, {
    account: true,
    auth: createMemoryAuth([], 'ana'),
    store: createMemoryStore({ ...profileDocument(aProfile({ companies })), ...companyDocument(ACME), ...companyDocument(BOLT) }),
  });

it('has a tab for each company of the profile, in the order of the profile, and shows the first', async () => {
  await render();
  expect(await screen.findByText('domains of bolt')).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Bolt', 'Acme Logistics']);
});

it('USERS-24 KEYS-01 DOM-01 stores the chosen company for each user, shared by all pages', async () => {
  const user = userEvent.setup();
  const { unmount } = await render();
  await user.click(await screen.findByRole('tab', { name: 'Acme Logistics' }));
  expect(JSON.parse(localStorage.getItem('selectedCompany.ana')!)).toBe('acme');
  unmount();
  await render();
  expect(await screen.findByText('domains of acme')).toBeVisible();
});

it.each([
  ['another company', '"gone"'],
  ['invalid JSON', '{{'],
  ['a number', '7'],
  ['an object', '{"id":"acme"}'],
])('shows the first company when %s is stored', async (_, stored) => {
  localStorage.setItem('selectedCompany.ana', stored);
  await render();
  expect(await screen.findByText('domains of bolt')).toBeVisible();
});

it('follows the name of a company, and the profile when it loses a company', async () => {
  const user = userEvent.setup();
  const { store } = await render();
  await user.click(await screen.findByRole('tab', { name: 'Acme Logistics' }));
  store.set('companies/acme', { id: 'acme', exhibitionName: 'Acme Brasil' });
  expect(await screen.findByRole('tab', { name: 'Acme Brasil' })).toBeVisible();
  await act(() => store.update('users/ana', { company: ['bolt'] }));
  expect(await screen.findByText('domains of bolt')).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(1);
});

it('shows a message when there are no companies', async () => {
  await render([]);
  expect(await screen.findByText('You have no companies yet')).toBeVisible();
});

it('shows a skeleton while the companies are loading', async () => {
  await renderWithKit(<CompanyTabs>{() => 'content'}</CompanyTabs>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});
