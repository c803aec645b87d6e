import type { TextRule } from './field-rules';
import { record, text, type Fields } from './fields';
import type { LabelDesign } from './label-design.rules';
import { MAX_DESCRIPTION, MAX_TEXT } from './limits';
import type { ManualInputField } from './manual-input-field.rules';

/** The sections of the page of settings that hold texts, in their order. */
export const TEXT_SECTIONS = ['pattern', 'base', 'results', 'notes'] as const;
export type TextSection = (typeof TEXT_SECTIONS)[number];

interface SettingsTextRule extends TextRule {
  /** The section of the page that it stands in. */
  readonly section: TextSection;
  /** What a document that lacks it is read with: in en-US, and the text of `common` for all languages. Empty without one (D-42). */
  readonly byDefault?: string;
  readonly text?: `dSett.${string}`;
  /** It is about this one domain: the domain's document has a copy, which lists show, and a new domain does not take it from a source. */
  readonly isOfDomain?: true;
}

const PATTERN = { section: 'pattern', kind: 'text', max: MAX_TEXT } as const;
const BASE = { section: 'base', kind: 'name', max: MAX_TEXT } as const;
const RESULT = { section: 'results', kind: 'text', max: MAX_TEXT } as const;

/**
 * The texts of a domain's settings by their place in the document (D-42, D-49), in the order of the page. Reading, checks, the schema of the
 * call, differences, the form and builders follow. Texts that came after the first version of the call are `optional`: pages opened
 * before do not send them, and what a call leaves out stays as it is.
 */
export const SETTINGS_TEXTS = {
  addrPattern: { ...PATTERN, about: 'R street, C column, N level, A position, * constant.' },
  addrPatternUser: { ...PATTERN, about: 'How people read an address.' },
  'baseFields.address': { ...BASE, byDefault: 'Address', text: 'dSett.base.address' },
  'baseFields.checkedAt': { ...BASE, byDefault: 'Checked at', text: 'dSett.base.checkedAt' },
  'baseFields.employeeId': { ...BASE, byDefault: 'Employee ID', text: 'dSett.base.employeeId' },
  'baseFields.employeeName': { ...BASE, byDefault: 'Employee name', text: 'dSett.base.employeeName' },
  'resultFields.empty': { ...RESULT, byDefault: 'EMPTY', text: 'dSett.result.empty' },
  'resultFields.invalid': { ...RESULT, byDefault: 'INVALID', text: 'dSett.result.invalid' },
  'resultFields.positive': { ...RESULT, byDefault: 'OK', text: 'dSett.result.positive' },
  'resultFields.negative': { ...RESULT, byDefault: 'DIVERGENT', text: 'dSett.result.negative' },
  'resultFields.null': { ...RESULT, byDefault: 'N/A', text: 'dSett.result.null', mayBeEmpty: true, about: 'May be empty.' },
  notes: {
    section: 'notes',
    kind: 'text',
    max: MAX_DESCRIPTION,
    mayBeEmpty: true,
    optional: true,
    isOfDomain: true,
    about: 'May be empty.',
  },
} as const satisfies Record<string, SettingsTextRule>;

type Rules = typeof SETTINGS_TEXTS;

/** The path of a text in the settings, such as `baseFields.address`. */
export type SettingsTextName = keyof Rules;
export const SETTINGS_TEXT_NAMES = Object.keys(SETTINGS_TEXTS) as readonly SettingsTextName[];

type GroupOf<Name> = Name extends `${infer Group}.${string}` ? Group : never;
type Group<Name extends string> = { [Path in SettingsTextName as Path extends `${Name}.${infer Inner}` ? Inner : never]: string };
type Single = Exclude<SettingsTextName, `${string}.${string}`>;

/** @public */
export type BaseFields = Group<'baseFields'>;
export type ResultFields = Group<'resultFields'>;

/** The values that the form of a domain's settings saves (D-49). */
export type SettingsTexts = { [Name in Single]: string } & { [Name in GroupOf<SettingsTextName>]: Group<Name> };

type WithDefault = { [Name in SettingsTextName]: Rules[Name] extends { byDefault: string } ? Name : never }[SettingsTextName];

/** The texts that a settings document may lack. In the console they are translated (D-42). */
export type SettingsDefaults = Pick<SettingsTexts, GroupOf<WithDefault>>;
/** The keys of their translations in `common`. */
export type DefaultTextKey = Rules[WithDefault]['text'];

/** The texts of which the domain's document has a copy. */
export type DomainTexts = { [Name in Single as Rules[Name] extends { isOfDomain: true } ? Name : never]: string };

type Optional = { [Name in SettingsTextName]: Rules[Name] extends { optional: true } ? Name : never }[SettingsTextName];

/** The texts as calls send them. Those that a call may leave out stay as they are. */
export type SentSettingsTexts = Omit<SettingsTexts, Optional> & Partial<Pick<SettingsTexts, Optional & Single>>;

/** The latest settings document of a domain (DATA-05, D-44). Missing texts are already the defaults (D-42). */
export interface DomainSettings extends SettingsTexts {
  labelDesigns: LabelDesign[];
  manualInputFields: ManualInputField[];
}

/** What is known of a text, with all that texts may have. */
export const settingsTextRule = (name: SettingsTextName): SettingsTextRule => SETTINGS_TEXTS[name];

/** The value of a text in settings, stored or read; undefined where it is missing. */
export function settingsTextAt(settings: object, name: SettingsTextName): unknown {
  return name.split('.').reduce<unknown>((value, part) => (Object.hasOwn(record(value), part) ? record(value)[part] : undefined), settings);
}

/** The texts with these values by their paths. */
export const settingsTextsBy = (valueOf: (name: SettingsTextName) => string): SettingsTexts =>
  nested(SETTINGS_TEXT_NAMES.map((name) => [name, valueOf(name)])) as unknown as SettingsTexts;

/** The defaults, each given by the key of its text and its form in en-US. */
export function settingsDefaultsBy(textOf: (key: DefaultTextKey, inEnglish: string) => string): SettingsDefaults {
  const texts = SETTINGS_TEXT_NAMES.flatMap((name): [string, string][] => {
    const { byDefault, text: key } = settingsTextRule(name);
    return byDefault === undefined ? [] : [[name, textOf(key as DefaultTextKey, byDefault)]];
  });
  return nested(texts) as unknown as SettingsDefaults;
}

function nested(texts: readonly [path: string, value: string][]): Fields {
  const values: Fields = {};
  for (const [path, value] of texts) {
    const [name = '', inner] = path.split('.');
    values[name] = inner === undefined ? value : { ...record(values[name]), [inner]: value };
  }
  return values;
}

/** The texts of settings, without their lists. */
export const settingsTexts = (settings: DomainSettings): SettingsTexts =>
  settingsTextsBy((name) => settingsTextAt(settings, name) as string);

const DOMAIN_TEXTS = SETTINGS_TEXT_NAMES.filter((name) => settingsTextRule(name).isOfDomain);

/** The copies in the domain's document, read from it or taken from settings. */
export const domainTexts = (stored: object): DomainTexts =>
  Object.fromEntries(DOMAIN_TEXTS.map((name) => [name, text(settingsTextAt(stored, name))])) as DomainTexts;
