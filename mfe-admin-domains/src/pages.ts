import type {} from 'locales/texts/domains';
import { definePages } from 'shared-kit/contract';

/** The words of records are only read where records are shown. */
const changesPages = definePages({
  namespace: 'changes',
  loadTexts: (locale) => import(`locales/${locale}/changes.json`),
  pages: { Activity: () => import('./activity/activity.page') },
});

export const pages = definePages({
  namespace: 'domains',
  loadTexts: (locale) => import(`locales/${locale}/domains.json`),
  pages: {
    Domains: () => import('./domains/domains.page'),
    Settings: () => import('./settings/settings.page'),
    ManualInputField: () => import('./manual-input-field/manual-input-field.page'),
    ...changesPages,
    AddDomain: () => import('./add-domain/add-domain.page'),
    AddLicense: () => import('./add-license/add-license.page'),
  },
});
