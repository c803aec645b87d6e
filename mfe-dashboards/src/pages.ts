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
    CreateTask: () => import('./create-task/create-task.page'),
  },
});
