import { expect, type Page } from '@playwright/test';

/** Chooses an option of one of the console's lists by their names, as a user does: searches a long list, then clicks the option. */
export async function pickOption(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await list.click();
  const options = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  // Only once the options are loaded is it known whether the list can be searched. A long list renders only the options in sight.
  await expect(options.first()).toBeVisible();
  if (await list.isEditable()) await list.fill(option);
  await options.getByText(option, { exact: true }).click();
}
