import { readFields } from '../entities/field-rules';
import { records, text, type Fields } from '../entities/fields';
import { BARCODE_PATTERN, LABEL_DESIGN, type BarcodePattern, type LabelDesign } from '../entities/label-design.rules';
import { MANUAL_INPUT_FIELD, type ManualInputField } from '../entities/manual-input-field.rules';
import { settingsTextAt, settingsTextsBy, type DomainSettings, type SettingsDefaults } from '../entities/settings.rules';
import { readDataField } from '../labels/barcode-pattern';

/** Data fields of older documents have another shape. */
const pattern = (stored: Readonly<Fields>): BarcodePattern => ({
  ...readFields(BARCODE_PATTERN, stored),
  dataFields: records(stored['dataFields']).map(readDataField),
});

const label = (stored: Readonly<Fields>): LabelDesign => ({
  ...readFields(LABEL_DESIGN, stored),
  barcodePatterns: records(stored['barcodePatterns']).map(pattern),
});

/** Reads a stored manual input field. Unknown input types and actions stay as they are (DSET-19). */
export const readManualInputField = (stored: Readonly<Fields>): ManualInputField => readFields(MANUAL_INPUT_FIELD, stored);

/**
 * Reads a settings document, also of older platforms, which left fields out (D-90). `defaults` replace missing texts: those of the
 * console are translated, those of the platform are in English.
 */
export function readSettings(stored: Readonly<Fields>, defaults: SettingsDefaults): DomainSettings {
  return {
    ...settingsTextsBy((name) => text(settingsTextAt(stored, name), text(settingsTextAt(defaults, name)))),
    labelDesigns: records(stored['labelDesigns']).map(label),
    manualInputFields: records(stored['manualInputFields']).map(readManualInputField),
  };
}

/**
 * The lists of changed settings as they are to be stored. Labels and fields that have not changed stay as `stored` holds them, also what is
 * not read of them (DSET-19). `before` is what {@link readSettings} has read from `stored`, and `after` holds its objects.
 */
export function storedLists(stored: Readonly<Fields>, before: DomainSettings, after: DomainSettings): Readonly<Fields> {
  const listOf = (name: 'labelDesigns' | 'manualInputFields') => {
    const items = records(stored[name]);
    const read: readonly unknown[] = before[name];
    return after[name].map((item) => items[read.indexOf(item)] ?? item);
  };
  return { labelDesigns: listOf('labelDesigns'), manualInputFields: listOf('manualInputFields') };
}
