import type { Page } from '@playwright/test';
import { WAREHOUSE } from './test';

export interface Screen {
  name: string;
  path: string;
  /** The name of a button to press on that page. */
  press?: string;
  /** An element that shows when the screen is ready. */
  ready: (page: Page) => ReturnType<Page['locator']>;
  /** The path of the page that the press opens, if it opens another page. */
  opens?: string;
  /** The screen is a dialog, which a reload closes, so the button must be pressed again after a reload. */
  closes?: true;
}

const settingsOf = (domain: string) => `/company/acme/domain/${encodeURIComponent(domain)}/settings`;

/** Every screen behind the sign-in. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }) },
  {
    name: 'company',
    path: '/company/acme',
    ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }),
  },
  { name: 'company without domains', path: '/company/vazia', ready: (page) => page.getByRole('link', { name: 'Add domain' }) },
  { name: 'sessions', path: WAREHOUSE, ready: (page) => page.getByRole('main').getByRole('link', { name: /count/i }).first() },
  {
    name: 'no sessions',
    path: '/company/acme/domains/North%20Yard',
    ready: (page) => page.getByRole('heading', { level: 1, name: 'North Yard' }),
  },
  {
    name: 'all addresses',
    path: `${WAREHOUSE}/all`,
    ready: (page) =>
      page
        .getByRole('main')
        .getByRole('table')
        .getByRole('link')
        .or(page.getByRole('main').getByRole('link', { name: 'Full count' }))
        .first(),
  },
  {
    name: 'tasks',
    path: `${WAREHOUSE}/tasks`,
    ready: (page) => page.getByRole('main').getByRole('list').or(page.getByRole('main').getByRole('table')).first(),
  },
  { name: 'create task', path: `${WAREHOUSE}/tasks/create`, ready: (page) => page.getByLabel('Spreadsheet') },
  { name: 'users', path: '/manageusers', ready: (page) => page.getByRole('main').getByRole('link', { name: 'Alice Assis' }) },
  { name: 'add user', path: '/adduser', ready: (page) => page.getByLabel('Employee ID') },
  { name: 'add users', path: '/adduser/spreadsheet', ready: (page) => page.getByLabel('Spreadsheet') },
  { name: 'own profile', path: '/profile', ready: (page) => page.getByText('Employee ID') },
  { name: 'profile', path: '/profile/checker-clara', ready: (page) => page.getByLabel('Employee ID') },
  {
    name: 'domains',
    path: '/managedomains',
    ready: (page) => page.getByRole('main').getByRole('link', { name: 'Cold Store', exact: true }),
  },
  { name: 'add domain', path: '/addDomain', ready: (page) => page.getByLabel('Domain name') },
  { name: 'activity', path: '/company/acme/activity', ready: (page) => page.getByRole('main').getByRole('table', { name: 'Changes' }) },
  {
    name: 'settings',
    path: settingsOf('Central Warehouse'),
    ready: (page) => page.getByRole('group', { name: 'Try the pattern' }).getByText('Street or aisle'),
  },
  {
    name: 'manual input field',
    path: settingsOf('Central Warehouse'),
    press: 'Edit Boxes',
    opens: '/manualInputField/0',
    ready: (page) => page.getByRole('textbox', { name: 'Field name' }),
  },
  {
    name: 'label editor',
    path: settingsOf('Central Warehouse'),
    press: 'Edit Pallet',
    opens: '/label/0',
    ready: (page) => page.getByRole('region', { name: 'Label canvas' }).locator('canvas').first(),
  },
  {
    name: 'add license',
    path: settingsOf('Cold Store'),
    press: 'Add license',
    opens: '/addLicense',
    ready: (page) => page.getByRole('radio', { name: 'Drone 1, main hall' }),
  },
  {
    name: 'history',
    path: settingsOf('Central Warehouse'),
    press: 'History',
    ready: (page) => page.getByRole('dialog').getByText(/^«?Present»?$/),
    closes: true,
  },
  {
    name: 'API keys',
    path: '/managekeys',
    ready: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Renew/ })
        .first(),
  },
  {
    name: 'where is it',
    path: `${WAREHOUSE}/where?q=12.01.01.01`,
    ready: (page) => page.getByRole('main').getByRole('region').filter({ hasText: '12.01.01.01' }).first(),
  },
  { name: 'create API key', path: '/managekeys/create', ready: (page) => page.getByLabel('Description') },
  { name: 'change password', path: '/changepw', ready: (page) => page.getByLabel('Current password') },
  { name: 'no page', path: '/nowhere', ready: (page) => page.getByRole('heading', { level: 1 }) },
];

/** Screens that are checked at 1440 px only. */
export const WIDE_SCREENS: Screen[] = [
  { name: 'map', path: `${WAREHOUSE}/map`, ready: (page) => page.getByRole('main').getByRole('table').first() },
  {
    name: 'comparison',
    path: `${WAREHOUSE}/compare?first=Street%2012%20check&second=Street%2012%20recount`,
    ready: (page) => page.getByRole('main').getByRole('table').first(),
  },
  {
    name: 'domains of an API key',
    path: '/managekeys/k7f3a9d210/authDomains',
    ready: (page) => page.getByRole('main').getByRole('checkbox').first(),
  },
];
