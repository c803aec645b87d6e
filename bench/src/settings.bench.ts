import type { Page } from '@playwright/test';
import type { DomainRef } from 'shared-kit/model';
import { addDomains } from './browser/full-domain';
import { longestBlock, withConsole } from './browser/with-console';
import { median, report } from './report';

// The settings of a domain with the most label designs that are possible must open and take typing without a long task (docs/performance.md).
// Measured on new pages, as users open them: at a second opening the code would be compiled already.
const FULL: DomainRef = { company: 'acme', domain: 'Full Yard' };
const EMPTY: DomainRef = { company: 'acme', domain: 'Empty Yard' };
const ROUNDS = 7;
const LONGEST_TASK_MS = 50;
const SETTLED_MS = 1_000;

// By CSS selectors: to find an element by role, Playwright computes the name of every element of the page, in a long task.
const PATTERN = 'input[name="addrPatternUser"]';

await withConsole(
  async (page, url) => {
    const openings: number[] = [];
    const typings: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const domain of [EMPTY, FULL]) {
        await loadList(page, url);
        const opening = await longestBlock(page, () => open(page, domain));
        (domain === FULL ? openings : bare).push(opening);
      }
      typings.push(await longestBlock(page, () => type(page)));
    }
    // The result for a domain without lists, which tells a busy machine from a slow list.
    console.error(`opening a domain without lists: ${Math.round(median(bare))} ms blocked`);
    report({ bench: 'settings-opening', ours: Math.round(median(openings)), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
    report({ bench: 'settings-typing', ours: Math.round(median(typings)), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
  },
  (env) => addDomains(env, FULL, EMPTY),
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
