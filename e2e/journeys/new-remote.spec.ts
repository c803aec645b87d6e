import { cleanCopy, type CleanCopy } from '../support/clean-copy';
import { expect, fillSignIn, test } from '../support/test';

const NAME = 'mfe-stock-levels';
const TITLE = 'New: Stock levels';

test.describe('a new remote', () => {
  let copy: CleanCopy;

  test.beforeAll(async () => {
    copy = await cleanCopy();
  });

  test.afterAll(() => copy.remove());

  test('ADD-NEW-01 ADD-RELEASE-01 is created by one command, passes every check, and once published appears in drawer, quick access and routes without a build of the shell', async ({
    page,
  }) => {
    // Compiling, linting and testing a whole copy of the repository takes minutes on a slow machine.
    test.slow();
    expect(await copy.run('new-remote', NAME)).toContain(`${NAME} is laid out`);
    expect(await copy.run('publish-remote', NAME)).toContain(`${NAME} 0.1.0-`);
    await page.goto(`${await copy.serve()}/login`);
    await fillSignIn(page);

    const entry = page.getByRole('navigation').getByRole('link', { name: TITLE });
    await entry.click();
    await expect(page).toHaveURL(/\/stock-levels$/);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText('You are a key user of 3 companies.')).toBeVisible();

    await page.keyboard.press('Control+k');
    const quickAccess = page.getByRole('dialog', { name: 'Quick access' });
    await quickAccess.getByRole('combobox').fill('stock levels of acme');
    await expect(quickAccess.getByRole('option').first()).toContainText('Stock levels of Acme Logistics');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stock-levels\/acme$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Stock levels of Acme Logistics' })).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'true');

    await copy.run('typecheck', NAME);
    await copy.run('lint', NAME, 'locales');
    expect(await copy.run('test-part', 'unit', NAME, 'locales')).toMatch(/ 0 failed/);
  });
});
