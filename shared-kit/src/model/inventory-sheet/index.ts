export { checkSheetInSteps } from './check-sheet';
export { contentTypeOf, FILE_KINDS, kindOfContentType, type FileKind } from '../workbook/file-kind';
export { INTAKE_LIMITS, type IntakeLimits } from '../workbook/intake-limits';
export { packLongTask, packTask, packTaskInSteps, type TaskList } from './pack-task';
export type { RawTable } from '../workbook/raw-table';
export { readInventoryFile, readTables } from './read-inventory-file';
export type { CheckedSheet, InventorySettings, Offence, PrepareSheets, ProblemRow, ReadOptions, SheetReading } from './sheet-reading';
export { unpackAddresses } from './unpack-task';
export { headerText, visibleText } from '../workbook/visible-text';
