import type { Locale } from 'shared-kit/model';
import type { Catalogue, Namespace } from 'shared-kit/i18n';

/** The texts of shell and kit in one language, each file a chunk of its own. Remotes bring theirs. */
export function loadTexts(namespace: Namespace, locale: Locale): Promise<{ default: Catalogue }> {
  return namespace === 'codes' ? import(`locales/${locale}/codes.json`) : import(`locales/${locale}/common.json`);
}
