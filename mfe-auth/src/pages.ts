import type {} from 'locales/texts/auth';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'auth',
  loadTexts: (locale) => import(`locales/${locale}/auth.json`),
  // The login page is in the remote's first script, together with the texts. All other pages are in a second script (webpack.config.js).
  pages: {
    Login: () => import('./login/login.page'),
    ForgotPassword: () => import(/* webpackChunkName: "later" */ './forgot-password/forgot-password.page'),
    EmailActions: () => import(/* webpackChunkName: "later" */ './email-actions/email-actions.page'),
    SetPassword: () => import(/* webpackChunkName: "later" */ './set-password/set-password.page'),
    ChangePassword: () => import(/* webpackChunkName: "later" */ './change-password/change-password.page'),
  },
});
