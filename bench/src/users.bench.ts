import type { Page } from '@playwright/test';
import { addUserCompanies, type UserCompany } from './browser/user-companies';
import { report } from './report';
import { inTurn, rounds } from './rounds';
import { longestBlock, LONGEST_TASK_MS, withConsole } from './stack';

// The first rows of a company of 5,000 users must appear as soon as those of a company of 50, and the others load without blocking the page (docs/performance.md).
const FEW: UserCompany = { id: 'few', users: 50 };
const MANY: UserCompany = { id: 'many', users: 5_000 };
const WARM_UP: UserCompany = { id: 'warmup', users: 30 };
/** Rounds that warm up the servers and the page's code, and do not count. */
const WARM_UPS = 4;
const WHOLE_TIMEOUT_MS = 60_000;
/** Longer than queries stay open after their page is left, so that nothing of the last round is cached. */
const FORGOTTEN_MS = 3_300;

interface Opening {
  /** Milliseconds until the first page of rows is shown. */
  rows: number;
  /** Milliseconds from then until the search has shown the result of what was typed. */
  usable: number;
}

await withConsole(
  async (page) => {
    // Loads registry, remote and page before the measurement, as for a user who is working with the page.
    await open(page, WARM_UP);
    const opened = await rounds(async (round) => {
      const times: Record<string, number> = {};
      for (const company of inTurn([FEW, MANY], round)) {
        times[`${company.id}.blocked`] = await longestBlock(page, async () => {
          const { rows, usable } = await open(page, company);
          Object.assign(times, { [`${company.id}.rows`]: rows, [`${company.id}.usable`]: usable });
          await untilWhole(page, company);
        });
      }
      return times;
    }, WARM_UPS);
    const of = (company: UserCompany, figure: string) => opened[`${company.id}.${figure}`]!;
    report({ bench: 'users-first-rows', ours: of(MANY, 'rows'), floor: of(FEW, 'rows'), unit: 'ms', budget: 1.15 });
    report({ bench: 'users-usable', ours: of(MANY, 'usable'), floor: of(FEW, 'usable'), unit: 'ms', budget: 1.15 });
    report({ bench: 'users-main-thread', ours: of(MANY, 'blocked'), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
  },
  (env) => addUserCompanies(env, [FEW, MANY, WARM_UP]),
);

/** Goes from the start page to the users of a company that is already chosen. */
async function open(page: Page, { id }: UserCompany): Promise<Opening> {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Welcome, Ana Key' }).waitFor();
  await page.waitForTimeout(FORGOTTEN_MS);
  await page.evaluate((chosen) => localStorage.setItem('selectedCompany.key-ana', JSON.stringify(chosen)), id);
  return page.evaluate(openAndType, id);
}

async function untilWhole(page: Page, { users }: UserCompany): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill('');
  await page.getByText(`${users.toLocaleString('en-GB')} rows`, { exact: true }).waitFor({ timeout: WHOLE_TIMEOUT_MS });
}

/** Runs in the page. Opens the users by the menu, then searches for the email of the first one, and measures both times. */
function openAndType(company: string): Promise<Opening> {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`main tbody a[href*="/profile/many-${company}-"]`)];
  // Checked at each change of the page, since frames are too far apart to measure times of 50 ms.
  const shown = (isThere: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('What the bench waits for does not show.')), 30_000);
      const watch = new MutationObserver(check);
      watch.observe(document, { subtree: true, childList: true });
      check();
      function check() {
        if (!isThere()) return;
        watch.disconnect();
        clearTimeout(limit);
        resolve(performance.now());
      }
    });
  const run = async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('nav a[href="/manageusers"]')!.click();
    const rows = (await shown(() => links().length > 1)) - start;
    // The email is below the name in the same cell.
    const texts = [...links()[0]!.closest('tr')!.querySelectorAll('small')].map(({ textContent }) => textContent);
    const address = texts.find((text) => text.includes('@'))!;
    const box = document.querySelector<HTMLInputElement>('main input[type=search]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, address);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    return { rows, usable: (await shown(() => links().length === 1)) - start };
  };
  return run();
}
