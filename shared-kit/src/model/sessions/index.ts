/** Sessions and tasks: results, exports, pushes. */
export { expectedDataColumns } from './expected-columns';
export {
  CSV_SEPARATORS,
  DEFAULT_EXPORT_TYPE,
  DEFAULT_TOGGLES,
  EXPORT_TYPES,
  isExportType,
  parseSeparator,
  parseToggles,
  separatorOf,
  type CsvSeparator,
  type ExportType,
  type TableToggles,
} from './export-options';
export { minutesToNextRetry } from './push-retry';
export { exampleAddresses, taskNames, taskNamesProblem } from './tasks';
export {
  figuresOf,
  flagsOf,
  isInvalid,
  READING_FLAG,
  READING_RESULTS,
  resultOf,
  type ReadingFlag,
  type ReadingResult,
  type SessionFigures,
} from './results';
