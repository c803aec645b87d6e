export { buildTable, type SessionTable } from './build-table';
export {
  compareSessions,
  comparisonOf,
  DIFFERENCES,
  type ComparedHead,
  type ComparedRow,
  type Comparison,
  type Difference,
} from './compare-sessions';
export { DATE_FORMAT, dateText } from '../workbook/dates';
export { exportSessions } from './export-sessions';
export { GroupedRecords } from './grouped-records';
export { mergeSessions } from './merge-sessions';
export { mergeTables } from './merge-tables';
export { MergedRecords, type Owner, type OwnerChange } from './merged-records';
export { mergedRow, uniteViews, type MergedColumns } from './merge-views';
export { safeFileName, sheetName, timeStamp } from '../workbook/file-names';
export { Pacer } from '../pacing/pacer';
export { missingData, unknownOutputType } from './problems';
export type { CancelSignal } from '../pacing/cancel-signal';
export type { ExportContext, LoadedSession, TableSettings } from './session-export';
export { CELL_STATES, SessionView, type ViewFrame, type ViewRow } from './session-view';
export { ITEMS_PER_STEP, runSteps, type Steps } from '../pacing/steps';
export type { ExportedFile } from '../workbook/exported-file';
export type { Cell, Table } from '../workbook/table';
export { headerKey } from '../workbook/visible-text';
export { tableToCsv, tableToXlsx, type TableFileOptions } from '../workbook/table-files';
