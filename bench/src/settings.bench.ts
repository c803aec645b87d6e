import type { Page } from '@playwright/test';
import type { DomainRef } from 'shared-kit/model';
import { addFullDomain } from './browser/full-domain';
import { report } from './report';
import { rounds } from './rounds';
import { longestBlock, LONGEST_TASK_MS, withConsole } from './stack';

// The settings of a domain with the most label designs that are possible must open and take typing without a long task (docs/performance.md).
// Measured on new pages, as users open them: at a second opening the code would be compiled already.
const FULL: DomainRef = { company: 'acme', domain: 'Full Yard' };
const SETTLED_MS = 1_000;

// By CSS selectors: to find an element by role, Playwright computes the name of every element of the page, in a long task.
const PATTERN = 'input[name="addrPatternUser"]';

await withConsole(
  async (page, url) => {
    const { opening, typing } = await rounds(async () => {
      await loadList(page, url);
      return { opening: await longestBlock(page, () => open(page, FULL)), typing: await longestBlock(page, () => type(page)) };
    }, 0);
    report({ bench: 'settings-opening', ours: opening, floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
    report({ bench: 'settings-typing', ours: typing, floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
  },
  (env) => addFullDomain(env, FULL),
);

/** Opens the list of domains on a new page. */
async function loadList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/managedomains`);
  await page.locator('main a[href$="/settings"]').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
}

async function open(page: Page, { company, domain }: DomainRef): Promise<void> {
  await page.locator(`main a[href="/company/${company}/domain/${encodeURIComponent(domain)}/settings"]`).click();
  await page.locator(PATTERN).waitFor();
  // After this time everything that loads lazily is rendered.
  await page.waitForTimeout(SETTLED_MS);
}

async function type(page: Page): Promise<void> {
  await page.locator(PATTERN).click();
  await page.keyboard.type('-RR-CC-NN', { delay: 60 });
  await page.locator('.do-save-bar button[type="button"]').click();
}
