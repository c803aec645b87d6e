import type {} from 'locales/texts/domains';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'domains',
  loadTexts: (locale) => import(`locales/${locale}/domains.json`),
  pages: {
    Domains: () => import('./domains/domains.page'),
    Settings: () => import('./settings/settings.page'),
    ManualInputField: () => import('./manual-input-field/manual-input-field.page'),
    Activity: () => import('./activity/activity.page'),
    AddDomain: () => import('./add-domain/add-domain.page'),
    AddLicense: () => import('./add-license/add-license.page'),
  },
});
