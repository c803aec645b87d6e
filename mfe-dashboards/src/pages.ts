import type {} from 'locales/texts/dashboards';
import type {} from 'locales/texts/rackMap';
import { definePages } from 'shared-kit/contract';

/** The pages with maps have texts of their own, so that the other pages do not load them. */
const mapPages = definePages({
  namespace: 'rackMap',
  loadTexts: (locale) => import(`locales/${locale}/rackMap.json`),
  pages: {
    Map: () => import('./map/map.page'),
    Compare: () => import('./compare/compare.page'),
  },
});

/** What is said about spreadsheets is only read where one is chosen. */
const spreadsheetPages = definePages({
  namespace: 'spreadsheets',
  loadTexts: (locale) => import(`locales/${locale}/spreadsheets.json`),
  pages: { CreateTask: () => import('./create-task/create-task.page') },
});

export const pages = definePages({
  namespace: 'dashboards',
  loadTexts: (locale) => import(`locales/${locale}/dashboards.json`),
  pages: {
    Home: () => import('./home/home.page'),
    Company: () => import('./company/company.page'),
    Sessions: () => import('./sessions/sessions.page'),
    Session: () => import('./session/session.page'),
    AllAddresses: () => import('./all-addresses/all-addresses.page'),
    ...mapPages,
    Tasks: () => import('./tasks/tasks.page'),
    ...spreadsheetPages,
  },
});
