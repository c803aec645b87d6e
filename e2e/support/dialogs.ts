import type { Locator, Page } from '@playwright/test';
import { pickOption } from './pick-option';
import { SCREENS, type Screen } from './screens';

export interface OpenedPart {
  name: string;
  /** The name of the screen in `SCREENS` on which it opens. */
  on: string;
  open: (page: Page) => Promise<void>;
  /** What has opened. */
  part: (page: Page) => Locator;
  /** What opens it is not on a phone. */
  wideOnly?: true;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
/** Presses the first such button that can be pressed: other journeys leave keys that have ended, and the like. */
const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name, disabled: false }).first().click();

/** Every dialog, and every panel that opens over a page and is no menu. */
export const DIALOGS: OpenedPart[] = [
  {
    name: 'quick access',
    on: 'home',
    open: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Quick access/ })
        .click(),
    part: dialog,
  },
  {
    name: 'shortcuts',
    on: 'home',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Ana Key' }).click();
      await page.getByRole('menuitem', { name: /^Keyboard shortcuts/ }).click();
    },
    part: dialog,
  },
  {
    name: 'connection',
    on: 'home',
    open: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /^Connection/ })
        .click(),
    part: (page) => page.getByRole('group', { name: /^(Connection|Conexão|Conexión)$/ }),
  },
  {
    name: 'logging out',
    on: 'home',
    open: (page) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click(),
    part: dialog,
    wideOnly: true,
  },
  { name: 'export', on: 'sessions', open: press(/^Export$/), part: dialog },
  { name: 'columns', on: 'sessions', open: press('Columns'), part: (page) => page.locator('.ic-columns') },
  {
    name: 'range of days',
    on: 'sessions',
    open: (page) => pickOption(page, 'Date', 'Range of days'),
    part: dialog,
  },
  {
    name: 'removing sessions',
    on: 'sessions',
    open: async (page) => {
      await page.getByRole('main').getByRole('checkbox').nth(1).check();
      await press('Remove selected')(page);
    },
    part: dialog,
  },
  {
    name: 'restarting a task',
    on: 'tasks',
    open: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Restart/, disabled: false })
        .first()
        .click(),
    part: dialog,
  },
  {
    name: 'domains of users',
    on: 'users',
    open: async (page) => {
      await page.getByRole('main').getByRole('checkbox').nth(1).check();
      await press('Change domains')(page);
    },
    part: dialog,
  },
  { name: 'removing a user', on: 'users', open: press('Remove Alice Assis'), part: dialog },
  { name: 'resetting a password', on: 'profile', open: press('Reset password'), part: dialog },
  { name: 'picture of a user', on: 'own profile', open: press('Change picture'), part: dialog },
  { name: 'removing a domain', on: 'domains', open: press('Remove Cold Store'), part: dialog },
  { name: 'renewing an API key', on: 'API keys', open: press(/^Renew/), part: dialog },
  { name: 'removing an API key', on: 'API keys', open: press(/^Remove/), part: dialog },
  {
    name: 'copy of a label',
    on: 'label editor',
    open: async (page) => {
      await press('Copy label')(page);
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    },
    part: dialog,
  },
  {
    name: 'barcode pattern',
    on: 'label editor',
    open: async (page) => {
      await page.getByRole('list', { name: 'Barcodes' }).getByRole('button').first().click();
      await press('Edit barcode pattern')(page);
    },
    part: (page) => page.getByRole('heading', { level: 1 }),
  },
];

export const screenOf = (part: OpenedPart): Screen => SCREENS.find(({ name }) => name === part.on)!;

/** Opens a screen, also what it opens by a press. */
export async function openScreen(page: Page, { path, press: button, ready }: Screen): Promise<void> {
  await page.goto(path);
  if (button !== undefined) await page.getByRole('button', { name: button }).click();
  await ready(page).waitFor();
}
