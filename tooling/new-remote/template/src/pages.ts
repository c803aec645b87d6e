import type {} from 'locales/texts/exampleTexts';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'exampleTexts',
  loadTexts: (locale) => import(`locales/${locale}/exampleTexts.json`),
  pages: {
    Start: () => import('./start/start.page'),
    Company: () => import('./company/company.page'),
  },
});
