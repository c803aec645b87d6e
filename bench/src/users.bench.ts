import type { Page } from '@playwright/test';
import { addUserCompanies, type UserCompany } from './browser/user-companies';
import { longestBlock, withConsole } from './browser/with-console';
import { median, report } from './report';

// A company of 5,000 users shows its first rows as soon as one of 50, and the others load without blocking the page (docs/performance.md).
const FEW: UserCompany = { id: 'few', users: 50 };
const MANY: UserCompany = { id: 'many', users: 5_000 };
const WARM_UP: UserCompany = { id: 'warmup', users: 30 };
/** Rounds that are not counted: they warm up the servers and the code of the page. */
const WARM_UPS = 4;
/** Many, because one collection of garbage takes a tenth of what is measured. */
const ROUNDS = 31;
const LONGEST_TASK_MS = 50;
const WHOLE_TIMEOUT_MS = 60_000;
/** Queries stay open for a while after their page is left. After this time nothing of the last round is kept. */
const FORGOTTEN_MS = 3_300;

interface Opening {
  /** Milliseconds until the first page of rows is there. */
  rows: number;
  /** Milliseconds until the search box has answered what was typed once the rows were there. */
  usable: number;
}

await withConsole(
  async (page) => {
    // Registry, remote and page are loaded once, as they are for somebody at work.
    await open(page, WARM_UP);
    const openings: Record<string, Opening[]> = { [FEW.id]: [], [MANY.id]: [] };
    const blocks: number[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      for (const company of round % 2 ? [MANY, FEW] : [FEW, MANY]) {
        let opening: Opening | undefined;
        const block = await longestBlock(page, async () => {
          opening = await open(page, company);
          await untilWhole(page, company);
        });
        if (round < WARM_UPS) continue;
        openings[company.id]!.push(opening!);
        if (company === MANY) blocks.push(block);
      }
    }
    const of = (company: UserCompany, figure: keyof Opening) => Math.round(median(openings[company.id]!.map((one) => one[figure])));
    report({ bench: 'users-first-rows', ours: of(MANY, 'rows'), floor: of(FEW, 'rows'), unit: 'ms', budget: 1.15 });
    report({ bench: 'users-usable', ours: of(MANY, 'usable'), floor: of(FEW, 'usable'), unit: 'ms', budget: 1.15 });
    report({ bench: 'users-main-thread', ours: Math.round(median(blocks)), floor: LONGEST_TASK_MS, unit: 'ms blocked', budget: 1 });
  },
  (env) => addUserCompanies(env, [FEW, MANY, WARM_UP]),
);

/** Comes from the start page to the users of a company that was chosen before. */
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

/** Runs in the page: opens the users by the menu, then searches for the address of the first one, and times both. */
function openAndType(company: string): Promise<Opening> {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`main tbody a[href*="/profile/many-${company}-"]`)];
  // Seen when the page changes, as frames are too far apart to tell times of 50 ms from one another.
  const shown = (isThere: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('What the bench waits for does not show.')), 30_000);
      const look = () => {
        if (!isThere()) return;
        watch.disconnect();
        clearTimeout(limit);
        resolve(performance.now());
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true });
      look();
    });
  const run = async () => {
    const start = performance.now();
    document.querySelector<HTMLElement>('nav a[href="/manageusers"]')!.click();
    const rows = (await shown(() => links().length > 1)) - start;
    // The address is below the name, in the same cell.
    const texts = [...links()[0]!.closest('tr')!.querySelectorAll('small')].map(({ textContent }) => textContent);
    const address = texts.find((text) => text.includes('@'))!;
    const box = document.querySelector<HTMLInputElement>('main input[type=search]')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, address);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    return { rows, usable: (await shown(() => links().length === 1)) - start };
  };
  return run();
}
