import { writeFile } from 'node:fs/promises';
import { cleanCopy, type CleanCopy } from '../support/clean-copy';
import { expect, fillSignIn, test } from '../support/test';

const NAME = 'mfe-stock-levels';
const TITLE = 'New: Stock levels';

/** A remote's first page, with something to type into and words that a developer changes. */
const aPage = (words: string) => `
import { Input, Page, Text } from 'shared-kit/ui-core';
import { useState } from 'react';

export default function KeyListPage() {
  const [note, setNote] = useState('');
  return (
    <Page title="Keys">
      <Text>${words}</Text>
      <Input label="Note" value={note} onChange={setNote} />
    </Page>
  );
}
`;

test.describe('a remote', () => {
  // One after the other, in one copy.
  test.describe.configure({ mode: 'default' });
  let copy: CleanCopy;

  test.beforeAll(async () => {
    copy = await cleanCopy();
  });

  test.afterAll(() => copy.remove());

  test('ADD-26 ADD-23 is laid out by one command, sound by every check, and published without a build of the shell appears in drawer, quick access and routes', async ({ page }) => {
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
    await page.getByRole('dialog', { name: 'Quick access' }).getByRole('combobox').fill('stock levels of acme');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stock-levels\/acme$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Stock levels of Acme Logistics' })).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'true');

    await copy.run('typecheck', NAME);
    await copy.run('lint', NAME);
    expect(await copy.run('test-part', 'unit', NAME, 'locales')).toMatch(/ 0 failed/);
  });

  test('ADD-25 is worked on: what is saved shows at once with what was typed kept, and what is wrong is told over the page', async ({ page }) => {
    const file = copy.path('mfe-api-keys', 'src', 'key-list', 'key-list.page.tsx');
    await writeFile(file, aPage('The first words.'));
    await page.goto(`${await copy.develop('mfe-api-keys')}/login`);
    await fillSignIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Manage API keys' }).click();
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('counted twice');

    await writeFile(file, aPage('The second words.'));
    await expect(page.getByText('The second words.')).toBeVisible();
    await expect(note).toHaveValue('counted twice');

    await writeFile(file, aPage('The {third words.'));
    const problems = page.getByRole('alertdialog', { name: 'Problems in the code' });
    await expect(problems).toContainText('start.page.tsx');
    await writeFile(file, aPage('The fourth words.'));
    await expect(page.getByText('The fourth words.')).toBeVisible();
    await expect(problems).toHaveCount(0);
    await expect(note).toHaveValue('counted twice');
  });
});
