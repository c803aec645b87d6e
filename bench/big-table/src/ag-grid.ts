import { AllCommunityModule, createGrid, ModuleRegistry, type GridApi } from 'ag-grid-community';
import type { Grid } from './grid';
import type { Pallet } from './pallets';

ModuleRegistry.registerModules([AllCommunityModule]);

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** AG Grid Community with the same columns, row height and box size. */
export function agGrid(): Grid {
  let api: GridApi<Pallet>;
  const number = { filter: false, getQuickFilterText: () => '' };
  return {
    mount: (place, rowData) => {
      place.style.height = `${Math.min(900, Math.max(260, innerHeight - 300))}px`;
      const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });
      const digits = new Intl.NumberFormat('en-US');
      api = createGrid<Pallet>(place, {
        rowData,
        rowHeight: 43,
        getRowId: ({ data }) => data.id,
        rowSelection: { mode: 'multiRow', selectAll: 'filtered' },
        animateRows: false,
        columnDefs: [
          { field: 'name' },
          { field: 'sku' },
          { field: 'aisle' },
          { ...number, field: 'count', type: 'rightAligned', valueFormatter: ({ value }) => digits.format(value as number) },
          { ...number, field: 'weight', type: 'rightAligned', valueFormatter: ({ value }) => digits.format(value as number) },
          { ...number, field: 'seen', valueFormatter: ({ value }) => time.format(value as number) },
          { field: 'status' },
          { field: 'note' },
        ],
      });
    },
    sortBy: (column) => find(`.ag-header-cell[col-id=${column}] .ag-header-cell-label`)?.click(),
    search: (text) => api.setGridOption('quickFilterText', text),
    selectAll: () => find('.ag-header-select-all input')?.click(),
    firstName: () => find('.ag-row[row-index="0"] [col-id=name]')?.textContent,
    isAllSelected: () =>
      find('.ag-row[row-index="0"]')?.classList.contains('ag-row-selected') === true && find('.ag-header-select-all .ag-checked') !== null,
    box: () => find('.ag-grid-viewport')!,
    pause: 0,
  };
}
