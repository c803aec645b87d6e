import type { Locale } from 'shared-kit/model';
import type { ThemeMode } from 'shared-kit/ui-core';

/** Each language in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  'en-GB': 'English (GB)',
  'en-US': 'English (US)',
  'pt-BR': 'Português (BR)',
  'es-ES': 'Español (ES)',
};

/** The texts of light, dark, or as the system has it. */
export const THEME_TEXTS = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  system: 'shell.themeSystem',
} as const satisfies Record<ThemeMode, string>;
