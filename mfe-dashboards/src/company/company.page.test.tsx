import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompany, aDomain, companyDocument, domainDocument } from 'shared-kit/testing';
import { aStore, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

describe('the page of a company', () => {
  it('ROUTE-10 DASH-02 lists the domains as cards, each with its sessions and tasks', async () => {
    await renderPage('/company/acme', { documents: domainDocument('acme', aDomain({ id: 'Armazém 1', name: 'Armazém 1' })) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Domains' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const card = within(list).getAllByRole('listitem')[0]!;
    expect(within(card).getByRole('link', { name: 'Armazém 1' })).toHaveAttribute(
      'href',
      '/company/acme/domains/Armaz%C3%A9m%201',
    );
    expect(within(card).getByRole('link', { name: 'Inventory tasks' })).toHaveAttribute(
      'href',
      '/company/acme/domains/Armaz%C3%A9m%201/tasks',
    );
  });

  it('ADD-26 leads to what was changed in the company, where some remote shows it', async () => {
    const { unmount } = await renderPage('/company/acme', { links: { activity: '/company/:company/activity' } });
    expect(await screen.findByRole('link', { name: 'Activity' })).toHaveAttribute('href', '/company/acme/activity');
    unmount();
    await renderPage('/company/acme');
    await screen.findByRole('link', { name: 'North' });
    expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull();
  });

  it('DASH-02 choosing a domain leads to its sessions', async () => {
    await renderPage('/company/acme');
    await userEvent.click(await screen.findByRole('link', { name: 'North' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible();
  });

  it('ROUTE-10 shows a domain that is added meanwhile', async () => {
    const { store } = await renderPage('/company/acme');
    await screen.findByRole('link', { name: 'North' });
    write(store, domainDocument('acme', aDomain({ id: 'South', name: 'South' })));
    expect(await screen.findByRole('link', { name: 'South' })).toBeVisible();
  });

  it('D-46 shows no domain that is being removed', async () => {
    const { store } = await renderPage('/company/acme', { documents: domainDocument('acme', aDomain()) });
    await screen.findByRole('link', { name: /North/ });
    write(store, domainDocument('acme', aDomain({ removal: { done: 0, total: 3, startedAt: 0 } })));
    await waitFor(() => expect(screen.queryByRole('link', { name: /North/ })).toBeNull());
  });

  it('DASH-21 explains a company without domains', async () => {
    const documents = companyDocument(aCompany({ id: 'vazia', exhibitionName: 'Empresa Vazia' }));
    const profile = { 'users/ana': { firstName: 'Ana', lastName: 'Key', keyUser: true, pwUpdated: true, company: ['vazia'] } };
    await renderPage('/company/vazia', { documents: { ...documents, ...profile } });
    expect(await screen.findByText('No domains yet')).toBeVisible();
    expect(screen.getByText(/Empresa Vazia has one/)).toBeVisible();
  });

  it('ROUTE-10 says that a company does not exist, without asking for it', async () => {
    const { store } = await renderPage('/company/nobody');
    expect(await screen.findByRole('alert')).toHaveTextContent('Company not found');
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expect(store.listening().some((path) => path.includes('nobody'))).toBe(false);
  });

  it('ROUTE-10 shows why the domains cannot be read, and tries again', async () => {
    const store = aStore();
    store.fail('companies/acme/domains');
    await renderPage('/company/acme', { store });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not authorized!');
    store.heal();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'North' })).toBeVisible();
  });
});
