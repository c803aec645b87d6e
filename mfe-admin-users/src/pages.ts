import type {} from 'locales/texts/users';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'users',
  loadTexts: (locale) => import(`locales/${locale}/users.json`),
  pages: {
    OwnProfile: () => import('./profile/own-profile.page'),
    Profile: () => import('./profile/profile.page'),
    Users: () => import('./users/users.page'),
    AddUser: () => import('./add-user/add-user.page'),
    AddUsers: () => import('./add-users/add-users.page'),
  },
});
