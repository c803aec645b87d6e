/** The files of exported sessions. */
export { exportSessions } from './export-sessions';
export type { ExportContext } from './export-context';
export { missingData, unknownOutputType } from './problems';
export * from './earlier-names';
