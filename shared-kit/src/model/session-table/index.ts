/** The table of a session, of several merged or compared, built from their records. */
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
export { GroupedRecords } from './grouped-records';
export type { LoadedSession, TableSettings } from './loaded-session';
export { mergeSessions } from './merge-sessions';
export { mergeTables } from './merge-tables';
export { MergedRecords, type Owner, type OwnerChange } from './merged-records';
export { mergedRow, uniteViews, type MergedColumns } from './merge-views';
export { CELL_STATES, SessionView, type TableColumns, type ViewRow } from './session-view';
