import type { Page } from '@playwright/test';

/** Chooses an option of a list of the console by their names, as a person does: what is long is searched, then pressed with the mouse. */
export async function pickOption(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await list.click();
  // A long list draws only the options in sight.
  if (await list.isEditable()) await list.fill(option);
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').getByText(option, { exact: true }).click();
}
