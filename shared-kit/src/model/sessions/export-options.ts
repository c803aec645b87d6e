import { flag, record } from '../entities/fields';
import { languageOf, type Locale } from '../text/locale';

/** The types of exports (EXPORT-01 to EXPORT-05). The first is the default; the choice is not remembered. */
export const EXPORT_TYPES = [
  'XLSX_SESSION_PER_TAB',
  'XLSX_SESSION_PER_FILE',
  'CSV_SESSION_PER_FILE',
  'XLSX_MERGED_SINGLE_FILE',
  'CSV_MERGED_SINGLE_FILE',
] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];
export const DEFAULT_EXPORT_TYPE: ExportType = 'XLSX_SESSION_PER_TAB';

export const isExportType = (x: unknown): x is ExportType => EXPORT_TYPES.some((type) => type === x);

/** What may separate the fields of a CSV (D-75). */
export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** Reads the remembered separator of CSV files; null when none was chosen. */
export const parseSeparator = (stored: unknown): CsvSeparator | null => CSV_SEPARATORS.find((separator) => separator === stored) ?? null;

/** The separator that Excel expects in a language: in Portuguese and Spanish it shows a file with commas in a single column. */
export const separatorOf = (locale: Locale): CsvSeparator => (languageOf(locale).csvSeparator === ';' ? ';' : ',');

/** The decimal sign of the numbers of a CSV (D-75). Programs take a file apart by their language, which a comma or a semicolon tells; a TAB does not. */
export function decimalSignOf(separator: CsvSeparator, locale: Locale): '.' | ',' {
  if (separator === '\t') return languageOf(locale).decimalSign === ',' ? ',' : '.';
  return separator === ';' ? ',' : '.';
}

/** How a session's table is built, on its page and in exports; remembered locally (D-73, D-99). */
export const DEFAULT_TOGGLES = { mergeLabels: true, showInputData: false, showBaseFields: true, invalidOnly: false };
export type TableToggles = typeof DEFAULT_TOGGLES;

/** Reads the remembered toggles. Local storage may hold anything, so each that is not a boolean gets its default. */
export function parseToggles(stored: unknown): TableToggles {
  const toggles = record(stored);
  const { mergeLabels, showInputData, showBaseFields, invalidOnly } = DEFAULT_TOGGLES;
  return {
    mergeLabels: flag(toggles['mergeLabels'], mergeLabels),
    showInputData: flag(toggles['showInputData'], showInputData),
    showBaseFields: flag(toggles['showBaseFields'], showBaseFields),
    invalidOnly: flag(toggles['invalidOnly'], invalidOnly),
  };
}
