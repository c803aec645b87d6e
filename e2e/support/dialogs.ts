import type { Locator, Page } from '@playwright/test';
import { findOption } from './pick-option';
import { SCREENS, type Screen } from './screens';

export interface OpenedPart {
  name: string;
  /** The name of the screen in `SCREENS` on which it opens. */
  on: string;
  /** What opens it, after what has to be pressed before. */
  opener: (page: Page) => Locator | Promise<Locator>;
  /** Its page is made again in another language, without what was pressed: it opens in the default one, and is not searched for English. */
  inEnglishFirst?: true;
  /** What has opened. */
  part: (page: Page) => Locator;
  /** What opens it is not on a phone. */
  wideOnly?: true;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
/** The first such button that can be pressed: other journeys leave keys that have ended, and the like. */
const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name, disabled: false }).first();

/** Every dialog, and every panel that opens over a page and is no menu. */
export const DIALOGS: OpenedPart[] = [
  {
    name: 'quick access',
    on: 'home',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: /^Quick access/ }),
    part: dialog,
  },
  {
    name: 'shortcuts',
    on: 'home',
    opener: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Ana Key' }).click();
      return page.getByRole('menuitem', { name: /^Keyboard shortcuts/ });
    },
    part: dialog,
  },
  {
    name: 'connection',
    on: 'home',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: /^Connection/ }),
    part: (page) => page.locator('.ic-connection-details'),
  },
  {
    name: 'logging out',
    on: 'home',
    opener: (page) => page.getByRole('banner').getByRole('button', { name: 'Log out' }),
    part: dialog,
    wideOnly: true,
  },
  { name: 'export', on: 'sessions', opener: button(/^Export$/), part: dialog },
  { name: 'columns', on: 'sessions', opener: button('Columns'), part: (page) => page.locator('.ic-columns') },
  {
    name: 'range of days',
    on: 'sessions',
    opener: (page) => findOption(page, 'Date', 'Range of days'),
    part: dialog,
  },
  {
    name: 'removing sessions',
    on: 'sessions',
    opener: async (page) => {
      await page.getByRole('main').getByRole('checkbox').nth(1).check();
      return button('Remove selected')(page);
    },
    part: dialog,
  },
  {
    name: 'restarting a task',
    on: 'tasks',
    opener: button(/^Restart/),
    part: dialog,
  },
  {
    name: 'domains of users',
    on: 'users',
    opener: async (page) => {
      await page.getByRole('main').getByRole('checkbox').nth(1).check();
      return button('Change domains')(page);
    },
    part: dialog,
  },
  { name: 'removing a user', on: 'users', opener: button('Remove Alice Assis'), part: dialog },
  { name: 'resetting a password', on: 'profile', opener: button('Reset password'), part: dialog },
  { name: 'picture of a user', on: 'own profile', opener: button('Change picture'), part: dialog },
  { name: 'removing a domain', on: 'domains', opener: button('Remove Cold Store'), part: dialog },
  { name: 'renewing an API key', on: 'API keys', opener: button(/^Renew/), part: dialog },
  { name: 'removing an API key', on: 'API keys', opener: button(/^Remove/), part: dialog },
  {
    name: 'copy of a label',
    on: 'label editor',
    opener: async (page) => {
      await button('Copy label')(page).click();
      return page.getByRole('menuitem', { name: 'Duplicate' });
    },
    inEnglishFirst: true,
    part: dialog,
  },
  {
    name: 'barcode pattern',
    on: 'label editor',
    opener: async (page) => {
      await page.getByRole('list', { name: 'Barcodes' }).getByRole('button').first().click();
      return button('Edit barcode pattern')(page);
    },
    inEnglishFirst: true,
    part: (page) => page.getByRole('heading', { level: 1 }),
  },
];

export const screenOf = (part: OpenedPart): Screen => SCREENS.find(({ name }) => name === part.on)!;

/**
 * Opens it. `beforeLast` runs before the last press, as a change of the language does: what is pressed is found by its English name before, and
 * what opens is then in that language.
 */
export async function openPart(
  page: Page,
  { opener }: OpenedPart,
  beforeLast: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const last = await opener(page);
  await last.evaluate((element) => element.setAttribute('data-opener', ''));
  await beforeLast();
  await page.locator('[data-opener]').click();
}

/** Opens a screen, also what it opens by a press. */
export async function openScreen(page: Page, { path, press, ready }: Screen): Promise<void> {
  await page.goto(path);
  if (press !== undefined) await page.getByRole('button', { name: press }).click();
  await ready(page).waitFor();
}
