import { useText, type TextKey } from 'shared-kit/i18n';
import type { ManualInputField, SettingsTextName } from 'shared-kit/model';
import { useMemo } from 'react';

type Key = TextKey<'domains'>;

const TEXTS: Readonly<Record<SettingsTextName, Key>> = {
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
};

const FIELD: Readonly<Record<keyof ManualInputField, Key>> = {
  field: 'mif.name.field',
  description: 'mif.name.description',
  inputType: 'mif.name.inputType',
  unity: 'mif.name.unity',
  useCheckField: 'mif.name.useCheckField',
  checkField: 'mif.name.checkField',
  positiveActionType: 'mif.name.positiveActionType',
  negativeActionType: 'mif.name.negativeActionType',
  mandatory: 'mif.name.mandatory',
  showHistory: 'mif.name.showHistory',
  maxAttempts: 'mif.name.maxAttempts',
  isSummable: 'mif.name.isSummable',
};

export interface SettingNames {
  /** The label of a text's field in the settings. */
  text: (name: SettingsTextName) => string;
  /** The label of a property's input in the form of a manual input field. */
  property: (name: keyof ManualInputField) => string;
}

/** The names of the settings' values: the labels of their inputs, on every page. */
export function useSettingNames(): SettingNames {
  const { t } = useText('domains');
  return useMemo(() => {
    // None of these texts has a placeholder, but TypeScript cannot infer that from the union of their keys.
    const textOf = t as (key: Key) => string;
    return { text: (name) => textOf(TEXTS[name]), property: (name) => textOf(FIELD[name]) };
  }, [t]);
}
