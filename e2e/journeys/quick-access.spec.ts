import type { Page } from '@playwright/test';
import { expectNoFaultsInBothSchemes } from '../support/page-checks';
import { WAREHOUSE, expect, test } from '../support/test';

const quickAccess = (page: Page) => page.getByRole('dialog', { name: 'Quick access' });
const main = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function open(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Quick access' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(quickAccess(page).getByRole('combobox')).toBeFocused();
}

test('quick access opens pages, domains and actions by name, with the keyboard alone', async ({ page, signIn }) => {
  await signIn(page);
  await open(page);
  await expect(quickAccess(page).getByRole('option', { name: /Central Warehouse/ })).toBeVisible();
  await page.keyboard.type('tasks central');
  await expect(quickAccess(page).getByRole('option').first()).toContainText('Inventory tasks of Central Warehouse');
  await page.keyboard.press('Enter');
  await expect(main(page, 'Inventory tasks')).toBeVisible();
  // The list has the actions of the open page too.
  await open(page);
  await page.keyboard.type('create task');
  await expect(quickAccess(page).getByRole('option').first()).toContainText('Create task');
  await page.keyboard.press('Enter');
  await expect(main(page, 'Create inventory task')).toBeVisible();
  await open(page);
  await page.keyboard.type('espanol');
  await expect(quickAccess(page).getByRole('option').first()).toContainText('Español');
  await page.keyboard.press('Enter');
  await expect(main(page, 'Crear tarea de inventario')).toBeVisible();
  // Recently used entries come first.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Acceso rápido' }).getByRole('group').first()).toHaveAccessibleName('Recientes');
});

test('ADD-20 quick access finds and opens a user by the beginning of the last name without accents', async ({ page, signIn }) => {
  await signIn(page);
  await open(page);
  await page.keyboard.type('concei');
  const person = quickAccess(page).getByRole('option', { name: /João Conceição/ });
  await expect(person).toBeVisible();
  await person.click();
  await expect(main(page, 'Profile')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'João Conceição' })).toBeVisible();
});

test('closing quick access gives the focus back to the element that had it', async ({ page, signIn }) => {
  await signIn(page);
  const button = page.getByRole('button', { name: 'Language' });
  await expect(page.getByRole('button', { name: 'Quick access' })).toBeVisible();
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(quickAccess(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(quickAccess(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('shortcuts open pages, do nothing while the user types, and can be turned off', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto(WAREHOUSE);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quick access' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('t?/');
  await expect(search).toHaveValue('t?/');
  await expect(page).toHaveURL(new RegExp(`${WAREHOUSE}(\\?|$)`));
  await search.blur();
  await page.keyboard.press('t');
  await expect(main(page, 'Inventory tasks')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Create task')).toBeVisible();
  await sheet.getByRole('switch', { name: 'Shortcuts without Ctrl' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('c');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create task' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quick access' })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('Control+k');
  await expect(quickAccess(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page, 'Inventory tasks')).toBeVisible();
});

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the overlays of the shell have no accessibility faults and fit the width', async ({ page, signIn }) => {
      await signIn(page);
      await page.getByRole('button', { name: 'Quick access' }).click();
      await expect(quickAccess(page).getByRole('option', { name: /Central Warehouse/ })).toBeVisible();
      await expectNoFaultsInBothSchemes(page);
      await page.getByRole('combobox').fill('no such thing anywhere');
      await expect(quickAccess(page).getByText('Nothing is called')).toBeVisible();
      await expectNoFaultsInBothSchemes(page);
      await page.keyboard.press('Escape');
      const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await page.getByRole('button', { name: 'Ana Key' }).click();
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await expect(shortcuts).toBeVisible();
      await expectNoFaultsInBothSchemes(page);
      await shortcuts.getByRole('button', { name: 'Close' }).click();
      await expect(shortcuts).toBeHidden();
      await page.getByRole('button', { name: 'Ana Key' }).click();
      await page.getByRole('menuitem', { name: 'Remotes' }).click();
      await expect(main(page, 'Remotes')).toBeVisible();
      await expectNoFaultsInBothSchemes(page);
      await page.getByRole('link', { name: 'Dashboards', exact: true }).click();
      const details = page.getByRole('dialog', { name: 'Dashboards' });
      await expect(details.getByRole('textbox', { name: 'Address of its entry on this machine' })).toBeVisible();
      await expectNoFaultsInBothSchemes(page);
      await details.getByRole('button', { name: 'Close' }).click();
      await expect(details).toBeHidden();
      await page.getByRole('button', { name: 'Connection: Live' }).click();
      await expect(page.getByText('Changes that others make appear by themselves.')).toBeVisible();
      await expectNoFaultsInBothSchemes(page);
    });
  });
}

