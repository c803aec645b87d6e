import type { DocumentData } from 'firebase-admin/firestore';
import {
  ACTION_TYPES,
  DEFAULT_SETTINGS_TEXTS,
  INPUT_TYPES,
  readDataField,
  type BarcodePattern,
  type DomainSettings,
  type LabelDesign,
  type ManualInputField,
  type Vertex,
} from 'shared-kit/model';

type Stored = Readonly<Record<string, unknown>>;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): Stored[] => (Array.isArray(value) ? value.filter(isStored) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((known) => known === value) ?? fallback;

function vertex(value: unknown): Vertex {
  const { x, y } = isStored(value) ? value : {};
  return { x: number(x), y: number(y) };
}

/** Texts where there are any; an empty one is a text, a missing one takes the default (decision D-42). */
function texts<T extends object>(stored: unknown, defaults: T): T {
  const given = isStored(stored) ? stored : {};
  const known = Object.keys(defaults).filter((key) => typeof given[key] === 'string');
  return { ...defaults, ...Object.fromEntries(known.map((key) => [key, given[key]])) };
}

function pattern(stored: Stored): BarcodePattern {
  return {
    firstVertex: vertex(stored['firstVertex']),
    secondVertex: vertex(stored['secondVertex']),
    regex: text(stored['regex']),
    ignoreRemaining: stored['ignoreRemaining'] === true,
    isRequired: stored['isRequired'] === true,
    dataFields: list(stored['dataFields']).map(readDataField),
  };
}

function label(stored: Stored): LabelDesign {
  return {
    name: text(stored['name']),
    picture: text(stored['picture']) || null,
    firstVertex: vertex(stored['firstVertex']),
    secondVertex: vertex(stored['secondVertex']),
    barcodePatterns: list(stored['barcodePatterns']).map(pattern),
  };
}

function manualInputField(stored: Stored): ManualInputField {
  return {
    field: text(stored['field']),
    description: text(stored['description']),
    inputType: oneOf(INPUT_TYPES, stored['inputType'], 'text'),
    unity: text(stored['unity']),
    useCheckField: stored['useCheckField'] === true,
    checkField: text(stored['checkField']),
    positiveActionType: oneOf(ACTION_TYPES, stored['positiveActionType'], 'none'),
    negativeActionType: oneOf(ACTION_TYPES, stored['negativeActionType'], 'none'),
    mandatory: stored['mandatory'] === true,
    showHistory: stored['showHistory'] !== false,
    maxAttempts: number(stored['maxAttempts']),
    isSummable: stored['isSummable'] === true,
  };
}

/** A settings document as the model knows it, whatever an older version of the platform left out (decision D-90). */
export function readSettings(stored: DocumentData): DomainSettings {
  return {
    addrPattern: text(stored['addrPattern']),
    addrPatternUser: text(stored['addrPatternUser']),
    baseFields: texts(stored['baseFields'], DEFAULT_SETTINGS_TEXTS.baseFields),
    resultFields: texts(stored['resultFields'], DEFAULT_SETTINGS_TEXTS.resultFields),
    labelDesigns: list(stored['labelDesigns']).map(label),
    manualInputFields: list(stored['manualInputFields']).map(manualInputField),
  };
}
