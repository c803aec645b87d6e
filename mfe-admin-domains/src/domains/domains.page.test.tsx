import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDomain, cellsByTitle, domainDocument } from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';

const rowOf = async (domain: string) => (await screen.findByRole('link', { name: domain })).closest('tr')!;

describe('the domains of a company', () => {
  it('ROUTE-18 DOM-02 lists each domain with its moderator and licences, and links to its settings', async () => {
    await renderPage('/managedomains');
    const row = await rowOf('North');
    expect(await within(row).findByText('Marcos Lima')).toBeVisible();
    expect(cellsByTitle(row)).toMatchObject({ Domain: 'North', Moderator: 'Marcos Lima', Licenses: '2' });
    expect(within(row).getByRole('link', { name: 'North' })).toHaveAttribute('href', '/company/acme/domain/North/settings');
  });

  it('ADD-77 shows the notes of a domain below its name, and finds the domain by them', async () => {
    const documents = domainDocument('acme', aDomain({ notes: 'Keys at the gate', authLicenses: ['l1'] }));
    await renderPage('/managedomains', { documents });
    const row = await rowOf('North');
    expect(within(row).getByText('Keys at the gate')).toBeVisible();
    expect(cellsByTitle(row)).toMatchObject({ Domain: 'NorthKeys at the gate', Licenses: '1' });
    expect(within(await rowOf('Central')).queryByText(/Keys/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'gate');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Central' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'North' })).toBeVisible();
  });

  it('DOM-01 has a tab for each company and remembers the chosen one', async () => {
    const documents = domainDocument('norte', aDomain({ id: 'Armazém 1', name: 'Armazém 1' }));
    const { unmount } = await renderPage('/managedomains', { documents });
    await rowOf('North');
    await userEvent.click(screen.getByRole('tab', { name: 'Norte Armazéns' }));
    expect(await rowOf('Armazém 1')).toBeVisible();
    expect(screen.queryByText('North')).not.toBeInTheDocument();
    unmount();
    await renderPage('/managedomains', { documents });
    expect(await screen.findByRole('tab', { name: 'Norte Armazéns', selected: true })).toBeVisible();
  });

  it('DOM-02 explains what a domain is when there is none, and links to the form for one', async () => {
    await renderPage('/managedomains');
    await userEvent.click(await screen.findByRole('tab', { name: 'Norte Armazéns' }));
    expect(await screen.findByText('No domains yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a domain' })).toHaveAttribute('href', '/addDomain');
  });

  it('DOM-03 shows skeletons in place of the rows while the domains are being read, and the rows after that', async () => {
    localStorage.setItem('selectedCompany.ana', '"norte"');
    const { store } = await renderPage('/managedomains');
    await screen.findByText('No domains yet');
    await act(async () => store.setConnection('offline'));
    await userEvent.click(screen.getByRole('tab', { name: 'Acme Logistics' }));
    const table = await screen.findByRole('table', { name: 'Domains' });
    expect(table).toHaveAttribute('aria-busy', 'true');
    // They are only drawn: readers hear that the table is busy.
    const skeletons = table.querySelectorAll('tbody tr');
    expect(skeletons.length).toBeGreaterThan(0);
    expect(within(table).getAllByRole('row')).toHaveLength(1);
    for (const row of skeletons) {
      expect(row.textContent).toBe('');
      expect(row.querySelectorAll('td > .ic-skeleton')).toHaveLength(within(table).getAllByRole('columnheader').length);
    }
    expect(screen.queryByText('No domains yet')).not.toBeInTheDocument();
    await act(async () => store.setConnection('live'));
    expect(await within(table).findByRole('link', { name: 'North' })).toBeVisible();
    expect(table).toHaveAttribute('aria-busy', 'false');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('DOM-10 (D-160) has a quiet button for the removal in each row, with its name as its tip', async () => {
    await renderPage('/managedomains');
    const button = within(await rowOf('North')).getByRole('button', { name: 'Remove North' });
    expect(button).toHaveClass('ic-remove', 'ic-button-text');
    expect(button).toHaveAttribute('title', 'Remove North');
  });

  it('DOM-04 links to the form for another domain', async () => {
    await renderPage('/managedomains');
    await userEvent.click(await screen.findByRole('button', { name: 'Add domain' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add domain' })).toBeVisible();
  });

  it('DOM-02 lists the domains when the moderators cannot be read, and offers no removal', async () => {
    const { store } = await renderPage('/managedomains');
    await rowOf('North');
    await act(async () => store.fail('users'));
    expect(await screen.findByText(/The moderators could not be read/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove North' })).toBeDisabled();
    expect(screen.queryByText('No moderator')).not.toBeInTheDocument();
  });
});
