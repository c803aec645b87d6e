/** Settings of a domain: address pattern, labels, licences, manual input fields. */
export {
  addressSegments,
  formatAddress,
  formattedSegments,
  isValidAddress,
  splitAddress,
  street,
  type AddressComponent,
  type AddressParts,
  type AddressSegment,
} from './address-pattern';
export { licenseState, readExpDate, type License, type LicenseState } from './licenses';
export { checkManualInputField, manualInputFieldProblems, type ManualInputFieldProblems } from './manual-input-field-rules';
export { readManualInputField, readSettings, storedLists } from './read-settings';
export { DEFAULT_SETTINGS_TEXTS, type SettingsDefaults } from './settings-defaults';
export {
  differencesOf,
  settingsDifferences,
  type SettingsDifference,
  type SettingsPart,
  type ValueDifference,
} from './settings-differences';
export { restoreSettingsParts, type RestorablePart, type Restored } from './settings-restore';
export { checkSettingsTexts, settingsProblems, type SettingsProblems, type SettingsTextName, type SettingsTexts } from './settings-rules';
