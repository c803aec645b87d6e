/** Tables. */
import { adoptStyles } from '../ui-core';
import cardsCss from './cards.css';
import dataCss from './data.css';
import filtersCss from './filters/filters.css';
import tableCss from './table.css';
import toolsCss from './tools.css';

adoptStyles(dataCss, toolsCss, filtersCss, tableCss, cardsCss);

export type { CellValue, Column, Order, Sorting } from './column';
export { DataTable, type DataTableProps } from './data-table';
export { FilterChip, FilterToggle, type FilterChipProps } from './filters/filter-chip';
export { useChoiceInAddress, useFilterAddress, type FilterAddress } from './filters/use-filter-address';
export { useCsvSeparator } from './export/use-csv-separator';
export { useTableExport, type TableExport } from './export/use-table-export';
export { saveFile } from './export/save-file';
export { sortKey } from './rows/sort-key';
export { useAddress, type HistoryMode } from './setup/use-address';
