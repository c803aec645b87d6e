/** The binary formats of XLS, which SheetJS reads: only for a worker or a process of its own. */
export type { XlsReader } from './xls-file';
export { readXls } from './xls-reader';
