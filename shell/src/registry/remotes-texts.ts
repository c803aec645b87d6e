import type {} from 'locales/texts/remotes';
import type { LoadCatalogue } from 'shared-kit/host/i18n';

export const loadRemotesTexts: LoadCatalogue = (locale) => import(`locales/${locale}/remotes.json`);
