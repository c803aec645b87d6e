import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'auth',
  loadTexts: (locale) => import(`locales/${locale}/auth.json`),
  pages: { Login: () => import('./login/login.page') },
});
