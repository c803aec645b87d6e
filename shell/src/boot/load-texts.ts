import type { Catalogue, Namespace } from 'shared-kit/i18n';
import { DEFAULT_LOCALE, type Locale } from 'shared-kit/model';
import codes from 'locales/en-US/codes.json';
import common from 'locales/en-US/common.json';

/**
 * The texts of shell and kit in one language. Those of the default one are needed in every language, for what is missing in
 * it, and so come with the code; the others are scripts of their own. Remotes bring theirs.
 */
export async function loadTexts(namespace: Namespace, locale: Locale): Promise<Catalogue | { default: Catalogue }> {
  if (locale === DEFAULT_LOCALE) return namespace === 'codes' ? codes : common;
  return namespace === 'codes' ? import(`locales/${locale}/codes.json`) : import(`locales/${locale}/common.json`);
}
