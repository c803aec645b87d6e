import { settingsDefaultsBy, type SettingsDefaults } from '../entities/settings.rules';

/** The en-US defaults, for the platform and for tests. */
export const DEFAULT_SETTINGS_TEXTS: SettingsDefaults = settingsDefaultsBy((_key, inEnglish) => inEnglish);
