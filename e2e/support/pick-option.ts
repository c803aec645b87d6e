import { expect, type Page } from '@playwright/test';

/** Chooses an option of a list of the console by their names, as a person does: what is long is searched, then pressed with the mouse. */
export async function pickOption(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await list.click();
  const options = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  // Whether it can be searched shows once they are there. A long list draws only the options in sight.
  await expect(options.first()).toBeVisible();
  if (await list.isEditable()) await list.fill(option);
  await options.getByText(option, { exact: true }).click();
}
