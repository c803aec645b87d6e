/** The check of a spreadsheet for a task, and the list that is packed from it. */
export { checkSheetInSteps } from './check-sheet';
export { fileNotices, noticesOf, separatorNotice, unreadCellProblem } from './notices';
export { packLongTask, packTask, packTaskInSteps, type TaskList } from './pack-task';
export { parseCommaMeaning, type CommaMeaning } from './decimal-comma';
export { headerBelowProblem, unreadHeaderProblem } from './read-header';
export { readInventoryFile, readTables } from './read-inventory-file';
export type { CheckedSheet, InventorySettings, Offence, PrepareSheets, ProblemRow, ReadOptions, SheetReading } from './sheet-reading';
export { MAX_LIST_TEXT_BYTES, unpackAddresses, unpackRows } from './unpack-task';
export * from './earlier-names';
