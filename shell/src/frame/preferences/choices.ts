import type { ThemeMode } from 'shared-kit/host/ui-core';

/** The texts of the themes: light, dark, or that of the system. */
export const THEME_TEXTS = {
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
  system: 'shell.themeSystem',
} as const satisfies Record<ThemeMode, string>;
