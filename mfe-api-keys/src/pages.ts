import type {} from 'locales/texts/apiKeys';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'apiKeys',
  loadTexts: (locale) => import(`locales/${locale}/apiKeys.json`),
  pages: {
    Keys: () => import('./keys/keys.page'),
    CreateKey: () => import('./create-key/create-key.page'),
    KeyDomains: () => import('./key-domains/key-domains.page'),
  },
});
