/** Tables. */
import { adoptOwnStyles } from '../ui-core/host';
import cardsCss from './cards.css';
import dataCss from './data.css';
import filtersCss from './filters/filters.css';
import selectionCss from './selection.css';
import tableCss from './table.css';
import toolsCss from './tools.css';

adoptOwnStyles(dataCss, toolsCss, selectionCss, filtersCss, tableCss, cardsCss);

export type { Column } from './layout/column';
export { DataTable } from './data-table';
export { FilterChip } from './filters/filter-chip';
export { FilterToggle } from './filters/filter-toggle';
export { useChoiceInUrl, useUrlParams } from './filters/use-url-params';
export { useCsvSeparator } from './export/use-csv-separator';
export { useTableExport } from './export/use-table-export';
export { saveFile } from './export/save-file';
export { useUrlQuery } from './setup/use-url-query';
