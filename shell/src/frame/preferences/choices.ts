import type { ThemeMode } from 'shared-kit/host/ui-core';
import type { Locale } from 'shared-kit/model';

/** The name of each language in that language, so that all users can find theirs. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  'en-GB': 'English (GB)',
  'en-US': 'English (US)',
  'pt-BR': 'Português (BR)',
  'es-ES': 'Español (ES)',
};

/** The texts of the themes: light, dark, or that of the system. */
export const THEME_TEXTS = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  system: 'shell.themeSystem',
} as const satisfies Record<ThemeMode, string>;
