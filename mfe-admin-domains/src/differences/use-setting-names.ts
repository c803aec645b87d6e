import { useText, type TextKey } from 'shared-kit/i18n';
import type { ManualInputField, SettingsTextName } from 'shared-kit/model';

const TEXTS = {
  addrPattern: 'dSett.name.addrPattern',
  addrPatternUser: 'dSett.name.addrPatternUser',
  'baseFields.address': 'dSett.name.address',
  'baseFields.checkedAt': 'dSett.name.checkedAt',
  'baseFields.employeeId': 'dSett.name.employeeId',
  'baseFields.employeeName': 'dSett.name.employeeName',
  'resultFields.empty': 'dSett.name.empty',
  'resultFields.invalid': 'dSett.name.invalid',
  'resultFields.positive': 'dSett.name.positive',
  'resultFields.negative': 'dSett.name.negative',
  'resultFields.null': 'dSett.name.null',
} as const satisfies Record<SettingsTextName, TextKey<'domains'>>;

/** The names of the settings' values: the labels of their inputs, on every page. */
export function useSettingNames() {
  const { t } = useText('domains');
  return { text: (name: SettingsTextName) => t(TEXTS[name]), property: (name: keyof ManualInputField) => t(`mif.name.${name}`) };
}
