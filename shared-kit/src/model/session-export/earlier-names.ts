/**
 * Names that earlier kits export here, for remotes that are built again. They stay until the kit has another first number.
 * @deprecated Import from `shared-kit/model/pacing`, `shared-kit/model/session-table` and `shared-kit/model/workbook`.
 */
export { ITEMS_PER_STEP, Pacer, runSteps, type CancelSignal, type Steps } from '../pacing';
export {
  buildTable,
  CELL_STATES,
  compareSessions,
  DIFFERENCES,
  GroupedRecords,
  mergeSessions,
  mergeTables,
  SessionView,
  type ComparedHead,
  type ComparedRow,
  type Difference,
  type LoadedSession,
  type SessionTable,
  type TableSettings,
  type TableColumns as ViewFrame,
  type ViewRow,
} from '../session-table';
export {
  DATE_FORMAT,
  dateText,
  headerKey,
  safeFileName,
  sheetName,
  tableToCsv,
  tableToXlsx,
  timeStamp,
  type Cell,
  type ExportedFile,
  type Table,
  type TableFileOptions,
} from '../workbook';
