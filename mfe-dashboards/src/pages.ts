import type {} from 'locales/texts/companyDay';
import type {} from 'locales/texts/dashboards';
import type {} from 'locales/texts/quality';
import type {} from 'locales/texts/rackMap';
import type {} from 'locales/texts/whereIs';
import { definePages } from 'shared-kit/contract';
import { taskCreationTexts } from './recount/task-creation-texts';

/** The pages with maps have texts of their own, so that the other pages do not load them. */
const mapPages = definePages({
  namespace: 'rackMap',
  loadTexts: (locale) => import(`locales/${locale}/rackMap.json`),
  pages: {
    Map: () => import('./map/map.page'),
    Compare: () => import('./map/compare/compare.page'),
  },
});

/** What is said about spreadsheets is only read where one is chosen. */
const spreadsheetPages = definePages({
  namespace: 'spreadsheets',
  loadTexts: (locale) => import(`locales/${locale}/spreadsheets.json`),
  pages: definePages({ ...taskCreationTexts, pages: { CreateTask: () => import('./create-task/create-task.page') } }),
});

/** The day of a company is only on its page. */
const companyPages = definePages({
  namespace: 'companyDay',
  loadTexts: (locale) => import(`locales/${locale}/companyDay.json`),
  pages: { Company: () => import('./company/company.page') },
});

/** Searched now and then, by who looks for something. */
const searchPages = definePages({
  namespace: 'whereIs',
  loadTexts: (locale) => import(`locales/${locale}/whereIs.json`),
  pages: { WhereIs: () => import('./where-is/where-is.page') },
});

/** The figures of quality, with their charts. */
const qualityPages = definePages({
  namespace: 'quality',
  loadTexts: (locale) => import(`locales/${locale}/quality.json`),
  pages: {
    Quality: () => import('./quality/quality.page'),
    CompanyQuality: () => import('./quality/company-quality.page'),
  },
});

export const pages = definePages({
  namespace: 'dashboards',
  loadTexts: (locale) => import(`locales/${locale}/dashboards.json`),
  pages: {
    Home: () => import('./home/home.page'),
    ...companyPages,
    Sessions: () => import('./sessions/sessions.page'),
    Session: () => import('./session/session.page'),
    AllAddresses: () => import('./all-addresses/all-addresses.page'),
    ...mapPages,
    ...searchPages,
    ...qualityPages,
    Tasks: () => import('./tasks/tasks.page'),
    ...spreadsheetPages,
  },
});
