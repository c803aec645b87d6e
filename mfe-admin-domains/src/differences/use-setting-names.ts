import { useText } from 'shared-kit/i18n';
import type { ManualInputField, SettingsTextName } from 'shared-kit/model';

type LastPart<Path> = Path extends `${string}.${infer Name}` ? Name : Path;

/** The names of the settings' values: the labels of their inputs, on every page. */
export function useSettingNames() {
  const { t } = useText('domains');
  return {
    text: (name: SettingsTextName) => t(`dSett.name.${name.replace(/.*\./, '') as LastPart<SettingsTextName>}`),
    property: (name: keyof ManualInputField) => t(`mif.name.${name}`),
  };
}
