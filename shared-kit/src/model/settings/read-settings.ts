import { count, record, records, text, texts, type Fields } from '../entities/fields';
import { readDataField } from '../labels/barcode-pattern';
import type { BarcodePattern, DomainSettings, LabelDesign, ManualInputField, Vertex } from '../entities/entities';
import type { SettingsDefaults } from './settings-defaults';

function vertex(value: unknown): Vertex {
  const { x, y } = record(value);
  return { x: count(x), y: count(y) };
}

/** A text that is missing takes its default, an empty one stays empty (D-42). */
function withDefaults<T extends object>(stored: unknown, defaults: T): T {
  const storedTexts = record(stored);
  const entries = Object.entries(defaults).map(([name, otherwise]) => {
    const value = Object.hasOwn(storedTexts, name) ? storedTexts[name] : undefined;
    return [name, typeof value === 'string' ? value : otherwise];
  });
  return Object.fromEntries(entries) as T;
}

function pattern(stored: Readonly<Fields>): BarcodePattern {
  return {
    firstVertex: vertex(stored['firstVertex']),
    secondVertex: vertex(stored['secondVertex']),
    regex: text(stored['regex']),
    ignoreRemaining: stored['ignoreRemaining'] === true,
    isRequired: stored['isRequired'] === true,
    dataFields: records(stored['dataFields']).map(readDataField),
    testTexts: texts(stored['testTexts']),
  };
}

function label(stored: Readonly<Fields>): LabelDesign {
  return {
    name: text(stored['name']),
    picture: text(stored['picture']) || null,
    firstVertex: vertex(stored['firstVertex']),
    secondVertex: vertex(stored['secondVertex']),
    barcodePatterns: records(stored['barcodePatterns']).map(pattern),
  };
}

/** Reads a stored manual input field. Unknown input types and actions stay as they are (DSET-19). */
export function readManualInputField(stored: Readonly<Fields>): ManualInputField {
  return {
    field: text(stored['field']),
    description: text(stored['description']),
    inputType: text(stored['inputType']),
    unity: text(stored['unity']),
    useCheckField: stored['useCheckField'] === true,
    checkField: text(stored['checkField']),
    positiveActionType: text(stored['positiveActionType']) || 'none',
    negativeActionType: text(stored['negativeActionType']) || 'none',
    mandatory: stored['mandatory'] === true,
    showHistory: stored['showHistory'] !== false,
    maxAttempts: count(stored['maxAttempts']),
    isSummable: stored['isSummable'] === true,
  };
}

/**
 * Reads a settings document, also of older platforms, which left fields out (D-90). `defaults` replace missing texts: those of the
 * console are translated, those of the platform are in English.
 */
export function readSettings(stored: Readonly<Fields>, defaults: SettingsDefaults): DomainSettings {
  return {
    addrPattern: text(stored['addrPattern']),
    addrPatternUser: text(stored['addrPatternUser']),
    baseFields: withDefaults(stored['baseFields'], defaults.baseFields),
    resultFields: withDefaults(stored['resultFields'], defaults.resultFields),
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
