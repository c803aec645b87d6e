import { aCompany, companyDocument, renderRemote, wholeText } from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

const documents = companyDocument(aCompany({ exhibitionName: 'Acme Logistics' }));

describe('the first page', () => {
  it('ADD-NEW-01 links to the page of each company of the key user', async () => {
    const { page } = await renderRemote(manifest, pages, '/elsewhere', { documents });
    expect(await page.findByText(wholeText('Begin with Acme Logistics.'))).toBeVisible();
    expect(page.getByRole('link', { name: 'Acme Logistics' })).toHaveAttribute('href', '/company/acme');
  });

  it('is shown in the language of the user', async () => {
    const { page } = await renderRemote(manifest, pages, '/elsewhere', { locale: 'pt-BR' });
    expect(await page.findByRole('heading', { level: 1, name: 'Em outro lugar' })).toBeVisible();
  });
});
