import { readDataField } from '../labels/barcode-pattern';
import type { BarcodePattern, DomainSettings, LabelDesign, ManualInputField, Vertex } from '../entities/entities';
import type { SettingsDefaults } from './settings-defaults';

type Stored = Readonly<Record<string, unknown>>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const maps = (value: unknown): Stored[] => list(value).filter(isStored);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

function vertex(value: unknown): Vertex {
  const { x, y } = isStored(value) ? value : {};
  return { x: number(x), y: number(y) };
}

/** A text that is missing takes its default, an empty one stays empty (D-42). */
function texts<T extends object>(stored: unknown, defaults: T): T {
  const storedTexts = isStored(stored) ? stored : {};
  const entries = Object.entries(defaults).map(([name, otherwise]) => {
    const value = Object.hasOwn(storedTexts, name) ? storedTexts[name] : undefined;
    return [name, typeof value === 'string' ? value : otherwise];
  });
  return Object.fromEntries(entries) as T;
}

function pattern(stored: Stored): BarcodePattern {
  return {
    firstVertex: vertex(stored['firstVertex']),
    secondVertex: vertex(stored['secondVertex']),
    regex: text(stored['regex']),
    ignoreRemaining: stored['ignoreRemaining'] === true,
    isRequired: stored['isRequired'] === true,
    dataFields: maps(stored['dataFields']).map(readDataField),
    testTexts: list(stored['testTexts']).filter((one) => typeof one === 'string'),
  };
}

function label(stored: Stored): LabelDesign {
  return {
    name: text(stored['name']),
    picture: text(stored['picture']) || null,
    firstVertex: vertex(stored['firstVertex']),
    secondVertex: vertex(stored['secondVertex']),
    barcodePatterns: maps(stored['barcodePatterns']).map(pattern),
  };
}

/** Reads a stored manual input field. Unknown input types and actions stay as they are (DSET-19). */
export function readManualInputField(stored: Stored): ManualInputField {
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
    maxAttempts: number(stored['maxAttempts']),
    isSummable: stored['isSummable'] === true,
  };
}

/**
 * Reads a settings document, also of older platforms, which left fields out (D-90). `defaults` replace missing texts: those of the
 * console are translated, those of the platform are in English.
 */
export function readSettings(stored: Stored, defaults: SettingsDefaults): DomainSettings {
  return {
    addrPattern: text(stored['addrPattern']),
    addrPatternUser: text(stored['addrPatternUser']),
    baseFields: texts(stored['baseFields'], defaults.baseFields),
    resultFields: texts(stored['resultFields'], defaults.resultFields),
    labelDesigns: maps(stored['labelDesigns']).map(label),
    manualInputFields: maps(stored['manualInputFields']).map(readManualInputField),
  };
}

/**
 * The lists of changed settings as they are to be stored. Labels and fields that have not changed stay as `stored` holds them, also what is
 * not read of them (DSET-19). `before` is what {@link readSettings} has read from `stored`, and `after` holds its objects.
 */
export function storedLists(stored: Stored, before: DomainSettings, after: DomainSettings): Stored {
  const listOf = (name: 'labelDesigns' | 'manualInputFields') => {
    const items = maps(stored[name]);
    const read: readonly unknown[] = before[name];
    return after[name].map((item) => items[read.indexOf(item)] ?? item);
  };
  return { labelDesigns: listOf('labelDesigns'), manualInputFields: listOf('manualInputFields') };
}
