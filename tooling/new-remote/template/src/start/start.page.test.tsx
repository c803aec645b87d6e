import { aCompany, companyDocument, renderRemote } from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

const documents = companyDocument(aCompany({ exhibitionName: 'Acme Logistics' }));

describe('the first page', () => {
  it('ADD-NEW-01 links to the page of each company of the key user', async () => {
    const { user, page } = await renderRemote(manifest, pages, '/example', { documents });
    expect(await page.findByRole('heading', { level: 1, name: 'New: Example' })).toBeVisible();
    expect(page.getByText('You are a key user of 1 company.')).toBeVisible();
    await user.click(page.getByRole('link', { name: 'Acme Logistics' }));
    expect(await page.findByRole('heading', { level: 1, name: 'Example of Acme Logistics' })).toBeVisible();
  });

  it('is shown in the language of the user', async () => {
    const { page } = await renderRemote(manifest, pages, '/example', { locale: 'pt-BR' });
    expect(await page.findByRole('heading', { level: 1, name: 'Novo: Example' })).toBeVisible();
  });
});
