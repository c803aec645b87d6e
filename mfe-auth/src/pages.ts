import type {} from 'locales/texts/auth';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'auth',
  loadTexts: (locale) => import(`locales/${locale}/auth.json`),
  pages: {
    Login: () => import('./login/login.page'),
    ForgotPassword: () => import('./forgot-password/forgot-password.page'),
    EmailActions: () => import('./email-actions/email-actions.page'),
    SetPassword: () => import('./set-password/set-password.page'),
    ChangePassword: () => import('./change-password/change-password.page'),
  },
});
