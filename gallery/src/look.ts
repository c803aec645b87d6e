import { THEME_MODES, type ThemeMode } from 'shared-kit/host/ui-core';
import { DEFAULT_LOCALE, LOCALES, type Locale } from 'shared-kit/model';

export interface Look {
  locale: Locale;
  theme: ThemeMode;
}

/** The look from the query, such as `?locale=pt-BR&theme=dark`, for visual checks. */
export function readLook(search: string = location.search): Look {
  const asked = new URLSearchParams(search);
  return {
    locale: LOCALES.find((locale) => locale === asked.get('locale')) ?? DEFAULT_LOCALE,
    theme: THEME_MODES.find((mode) => mode === asked.get('theme')) ?? 'system',
  };
}
