import type {} from 'locales/texts/taskCreation';
import type { Locale } from 'shared-kit/model';

/** The texts of the page that creates a task and of the dialog that leads to it. No other page loads them. */
export const taskCreationTexts = {
  namespace: 'taskCreation',
  loadTexts: (locale: Locale) => import(`locales/${locale}/taskCreation.json`),
} as const;
