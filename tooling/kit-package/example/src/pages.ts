import type {} from './texts';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'elsewhere',
  loadTexts: (locale) => import(`../locales/${locale}/elsewhere.json`),
  pages: { Start: () => import('./start/start.page') },
});
