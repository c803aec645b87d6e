/** Files of spreadsheets: which are accepted, their tables, and how tables are written. */
export { ENCODINGS, type Encoding, type UsedEncoding } from './accepted/encodings';
export { FILE_LIMITS, READING_SILENCE_LIMIT_MS, type FileLimits } from './accepted/file-limits';
export { readingEnded } from './accepted/refusal';
export { tableToCsv, tableToXlsx, type TableFileOptions } from './files/table-files';
export { contentTypeOf, FILE_KINDS, kindOfContentType, needsXlsReader, type FileKind } from './kind/file-kind';
export { cellName } from './table/cell-name';
export { DATE_FORMAT, dateText } from './table/dates';
export { isErrorValue } from './table/error-value';
export type { ExportedFile } from './table/exported-file';
export { safeFileName, sheetName, timeStamp } from './table/file-names';
export type { RawTable } from './table/raw-table';
export type { Cell, Table } from './table/table';
export { headerKey, headerText, visibleText } from './table/visible-text';
