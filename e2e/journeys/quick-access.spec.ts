import type { Page } from '@playwright/test';
import { expectNoFaultsInBothSchemes } from '../support/page-checks';
import { expect, test } from '../support/test';

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
  await page.keyboard.press('Escape');
  // Closing it gives the focus back to the element that had it.
  const button = page.getByRole('button', { name: 'Idioma' });
  await button.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Acceso rápido' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the overlays of the shell have no accessibility faults and fit the width', async ({ page, signIn }) => {
    await signIn(page);
    await page.getByRole('button', { name: 'Quick access' }).click();
    await expect(quickAccess(page).getByRole('option', { name: /Central Warehouse/ })).toBeVisible();
    await expectNoFaultsInBothSchemes(page);
    await page.getByRole('combobox').fill('no such thing anywhere');
    await expect(quickAccess(page).getByText('No results for')).toBeVisible();
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
