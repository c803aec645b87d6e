import { expect, type Locator, type Page } from '@playwright/test';

/** Opens each menu and each list of a filter of the page whose button is not in `seen`, checks it, and adds the button to `seen`. `check` gets the name of the button, and what it has opened. */
export async function inEachMenu(page: Page, seen: Set<string>, check: (name: string, menu: Locator) => Promise<void>): Promise<void> {
  const openers = page.locator('button:is([aria-haspopup=menu], [aria-haspopup=listbox]):visible');
  const menu = page.getByRole('menu').or(page.getByRole('listbox'));
  for (let index = 0; index < (await openers.count()); index++) {
    const opener = openers.nth(index);
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    // One of the many buttons of rows: "Actions for North" and "Actions for South" open the same menu.
    const kind = name.split(' ').slice(0, 2).join(' ');
    if (seen.has(kind)) continue;
    seen.add(kind);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await check(name, menu);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
}
