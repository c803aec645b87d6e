import type {} from 'locales/texts/labelEditor';
import { definePages } from 'shared-kit/contract';

export const pages = definePages({
  namespace: 'labelEditor',
  loadTexts: (locale) => import(`locales/${locale}/labelEditor.json`),
  pages: {
    LabelDesign: () => import('./label-design/label-design.page'),
  },
});
