import {
  ACTION_TYPES,
  INPUT_TYPES,
  readDataField,
  type BarcodePattern,
  type DomainSettings,
  type LabelDesign,
  type ManualInputField,
  type SettingsDefaults,
  type Vertex,
} from 'shared-kit/model';
import type { DocumentData } from '../document-store';
import { count, flag, oneOf, record, records, text, textOrNull, textOrUndefined } from '../fields';

/**
 * A settings document. A text that is missing falls back to the default in the user's language; one that is empty stays
 * empty, which is legal for `null` (decision D-42, DSET-14).
 */
export function toSettings(data: DocumentData, defaults: SettingsDefaults): DomainSettings {
  return {
    addrPattern: text(data['addrPattern']),
    addrPatternUser: text(data['addrPatternUser']),
    baseFields: withDefaults(data['baseFields'], defaults.baseFields),
    resultFields: withDefaults(data['resultFields'], defaults.resultFields),
    labelDesigns: records(data['labelDesigns']).map(toLabelDesign),
    manualInputFields: records(data['manualInputFields']).map(toManualInputField),
  };
}

function withDefaults<T extends object>(stored: unknown, defaults: T): T {
  const given = record(stored);
  const entries = Object.entries(defaults).map(([name, text]) => [name, textOrUndefined(given[name]) ?? text]);
  return Object.fromEntries(entries) as T;
}

function toLabelDesign(data: DocumentData): LabelDesign {
  return {
    name: text(data['name']),
    picture: textOrNull(data['picture']),
    firstVertex: toVertex(data['firstVertex']),
    secondVertex: toVertex(data['secondVertex']),
    barcodePatterns: records(data['barcodePatterns']).map(toPattern),
  };
}

function toPattern(data: DocumentData): BarcodePattern {
  return {
    firstVertex: toVertex(data['firstVertex']),
    secondVertex: toVertex(data['secondVertex']),
    regex: text(data['regex']),
    ignoreRemaining: flag(data['ignoreRemaining']),
    isRequired: flag(data['isRequired']),
    dataFields: records(data['dataFields']).map(readDataField),
  };
}

function toManualInputField(data: DocumentData): ManualInputField {
  return {
    field: text(data['field']),
    description: text(data['description']),
    inputType: oneOf(INPUT_TYPES, data['inputType']),
    unity: text(data['unity']),
    useCheckField: flag(data['useCheckField']),
    checkField: text(data['checkField']),
    positiveActionType: oneOf(ACTION_TYPES, data['positiveActionType']),
    negativeActionType: oneOf(ACTION_TYPES, data['negativeActionType']),
    mandatory: flag(data['mandatory']),
    showHistory: flag(data['showHistory'], true),
    maxAttempts: count(data['maxAttempts']),
    isSummable: flag(data['isSummable']),
  };
}

function toVertex(value: unknown): Vertex {
  const { x, y } = record(value);
  return { x: count(x), y: count(y) };
}
