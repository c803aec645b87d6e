import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompany, aProfile, companyDocument, profileDocument } from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';
import { write } from '../testing/write';

describe('the start page', () => {
  it('ROUTE-08 DASH-01 welcomes by first and last name', async () => {
    await renderPage('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ana Key' })).toBeVisible();
    expect(document.title).toContain('Welcome, Ana Key');
  });

  it('DASH-01 welcomes somebody whose names are long and accented, in Portuguese', async () => {
    const names = { firstName: 'João Conceição', lastName: 'de Albuquerque e Vasconcelos' };
    await renderPage('/', { documents: profileDocument(aProfile(names)), locale: 'pt-BR' });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('João Conceição de Albuquerque e Vasconcelos');
  });

  it('ROUTE-08 offers the companies as the next step', async () => {
    await renderPage('/');
    const company = await screen.findByRole('listitem');
    expect(within(company).getByRole('heading', { level: 3, name: 'Acme Logistics' })).toBeVisible();
    expect(company).toHaveTextContent('1 domain');
    await userEvent.click(within(company).getByRole('link', { name: 'See domains', description: 'Acme Logistics' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Logistics' })).toBeVisible();
  });

  it('ROUTE-08 DASH-02 leads straight to the sessions of a domain', async () => {
    await renderPage('/');
    await userEvent.click(await screen.findByRole('link', { name: 'North', description: 'Acme Logistics' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible();
  });

  it('ROUTE-08 names the first domains of a company that has many', async () => {
    const authDomains = ['Zürich', 'Ávila', ...Array.from({ length: 40 }, (_, index) => `Hall ${index + 10}`)];
    await renderPage('/', { documents: { ...profileDocument(aProfile()), ...companyDocument(aCompany({ authDomains })) } });
    const company = await screen.findByRole('listitem');
    expect(within(company).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ávila', 'Hall 10', 'Hall 11', 'Hall 12', 'Hall 13', 'Hall 14', 'See domains']);
  });

  it('DASH-21 explains an account without companies', async () => {
    await renderPage('/', { documents: profileDocument(aProfile({ companies: [] })) });
    expect(await screen.findByText('No company yet')).toBeVisible();
  });

  it('ROUTE-08 follows a company that is renamed meanwhile', async () => {
    const { store } = await renderPage('/');
    await screen.findByText('Acme Logistics');
    write(store, companyDocument(aCompany({ exhibitionName: 'Acme Worldwide' })));
    expect(await screen.findByText('Acme Worldwide')).toBeVisible();
  });
});
