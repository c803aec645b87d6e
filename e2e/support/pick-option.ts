import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an option of a select or a filter by the names of both, as a user does: searches a long list, then clicks the option. */
export const pickOption = async (page: Page, label: string, option: string): Promise<void> =>
  (await findOption(page, label, option)).click();

/** An option of a select or a filter, whose list is open then. */
export async function findOption(page: Page, label: string, option: string): Promise<Locator> {
  const list = page.getByRole('combobox', { name: label, exact: true });
  await list.click();
  // While the list opens, its options are at several places for a moment each, so a click could miss.
  const options = page.locator(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden, [class*="-appear"], [class*="-enter"]) .ant-select-item-option, .ic-menu > [role=option]',
  );
  // Whether the list can be searched is known when its options have loaded. A long list renders only its visible options.
  await expect(options.first()).toBeVisible();
  if ((await list.and(page.locator('input')).count()) > 0 && (await list.isEditable())) await list.fill(option);
  return options.getByText(option, { exact: true });
}
