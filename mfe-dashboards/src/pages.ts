import type {} from 'locales/texts/dashboards';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'dashboards',
  loadTexts: (locale) => import(`locales/${locale}/dashboards.json`),
  pages: {
    Home: () => import('./home/home.page'),
    Company: () => import('./company/company.page'),
    Sessions: () => import('./sessions/sessions.page'),
    Session: () => import('./session/session.page'),
    AllAddresses: () => import('./all-addresses/all-addresses.page'),
    Tasks: () => import('./inventory-tasks/tasks.page'),
    CreateTask: () => import('./create-task/create-task.page'),
  },
});
