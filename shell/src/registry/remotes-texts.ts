import type {} from 'locales/texts/remotes';
import type { LoadCatalogue } from 'shared-kit/host/i18n';
import { registerNamespace } from 'shared-kit/i18n';

export const loadRemotesTexts: LoadCatalogue = (locale) => import(`locales/${locale}/remotes.json`);

/** What is rarely shown, with its texts, which are no part of the main script. */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, registerNamespace('remotes', loadRemotesTexts)]);
  return loaded;
}
