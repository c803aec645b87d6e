import type {} from 'locales/texts/users';
import { definePages } from 'shared-kit/contract';

/** What is said about spreadsheets is only read where one is chosen. */
const spreadsheetPages = definePages({
  namespace: 'spreadsheets',
  loadTexts: (locale) => import(`locales/${locale}/spreadsheets.json`),
  pages: { AddUsers: () => import('./add-users/add-users.page') },
});

export const pages = definePages({
  namespace: 'users',
  loadTexts: (locale) => import(`locales/${locale}/users.json`),
  pages: {
    OwnProfile: () => import('./profile/own-profile.page'),
    Profile: () => import('./profile/profile.page'),
    Users: () => import('./users/users.page'),
    AddUser: () => import('./add-user/add-user.page'),
    ...spreadsheetPages,
  },
});
