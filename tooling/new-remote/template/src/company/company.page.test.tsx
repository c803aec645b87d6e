import { renderRemote } from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';

describe('the page of a company', () => {
  it('links back to the first page', async () => {
    const { user, page } = await renderRemote(manifest, pages, '/example/acme');
    await user.click(await page.findByRole('link', { name: 'New: Example' }));
    expect(await page.findByRole('heading', { level: 1, name: 'New: Example' })).toBeVisible();
  });

  it('says that an unknown company does not exist', async () => {
    const { page } = await renderRemote(manifest, pages, '/example/nobody');
    expect(await page.findByRole('alert')).toHaveTextContent('Company not found');
  });
});
