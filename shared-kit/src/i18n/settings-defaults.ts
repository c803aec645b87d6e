import { useMemo } from 'react';
import { settingsDefaultsBy, type SettingsDefaults } from 'shared-kit/model';
import { useText } from './use-text';

/** The texts that replace missing texts of a settings document, in the user's language (D-42). */
export function useSettingsDefaults(): SettingsDefaults {
  const { t } = useText('common');
  return useMemo(() => settingsDefaultsBy((key) => t(key)), [t]);
}
