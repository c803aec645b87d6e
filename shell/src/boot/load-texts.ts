import type { Catalogue, Namespace } from 'shared-kit/host/i18n';
import { DEFAULT_LOCALE, type Locale } from 'shared-kit/model';
import codes from 'locales/en-US/codes.json';
import common from 'locales/en-US/common.json';

/**
 * Loads the texts of shell and kit in one language; remotes load their own. The texts of the default language are part of the main script,
 * because they replace missing texts of the others.
 */
export async function loadTexts(namespace: Namespace, locale: Locale): Promise<Catalogue | { default: Catalogue }> {
  if (locale === DEFAULT_LOCALE) return namespace === 'codes' ? codes : common;
  return namespace === 'codes' ? import(`locales/${locale}/codes.json`) : import(`locales/${locale}/common.json`);
}
