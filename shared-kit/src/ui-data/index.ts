/** Tables. */
import { adoptStyles } from '../ui-core';
import { dataCss } from './data.css';

adoptStyles(dataCss);

export type { CellValue, Column, Order, Sorting } from './column';
export { DataTable, type DataTableProps } from './data-table';
export { useTableExport, type TableExport } from './export/use-table-export';
export { saveFile } from './export/save-file';
export { sortKey } from './rows/sort-key';
export { useAddress, type HistoryMode } from './setup/use-address';
