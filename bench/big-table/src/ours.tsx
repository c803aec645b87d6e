import common from 'locales/en-US/common.json';
import codes from 'locales/en-US/codes.json';
import { createBrowserRouter, RouterProvider } from 'shared-kit/host/router';
import { createConsoleStore, StateProvider } from 'shared-kit/host/state';
import { ThemeProvider } from 'shared-kit/host/ui-core';
import { startI18n } from 'shared-kit/i18n';
import { SEARCH_DEBOUNCE_MS } from 'shared-kit/model';
import { DataTable, type Column } from 'shared-kit/ui-data';
import { createRoot } from 'react-dom/client';
import type { Grid } from './grid';
import { pallets, type Pallet } from './pallets';

const COLUMNS: Column<Pallet>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'sku', title: 'SKU', value: ({ sku }) => sku },
  { key: 'aisle', title: 'Aisle', value: ({ aisle }) => aisle },
  { key: 'count', title: 'Count', kind: 'number', value: ({ count }) => count },
  { key: 'weight', title: 'Weight', kind: 'number', value: ({ weight }) => weight },
  { key: 'seen', title: 'Seen', kind: 'date', value: ({ seen }) => seen },
  { key: 'status', title: 'Status', value: ({ status }) => status },
  { key: 'note', title: 'Note', value: ({ note }) => note },
];
const keyOf = ({ id }: Pallet) => id;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The console's table, as a remote uses it. */
export async function ourGrid(): Promise<Grid> {
  await startI18n({ locale: 'en-US', loadNamespace: (namespace) => Promise.resolve(namespace === 'codes' ? codes : common) });
  localStorage.setItem('table.pallets.layout', JSON.stringify({ oneList: true }));
  const store = createConsoleStore();
  const show = (place: HTMLElement, rows: Pallet[]) => {
    const table = <DataTable id="pallets" label="Pallets" rows={rows} columns={COLUMNS} rowKey={keyOf} selectable />;
    const root = createRoot(place);
    root.render(
      <ThemeProvider>
        <StateProvider store={store}>
          <RouterProvider router={createBrowserRouter([{ path: '*', element: table }])} />
        </StateProvider>
      </ThemeProvider>,
    );
    return root;
  };
  await loadOneList(show);
  return {
    mount: (place, rows) => void show(place, rows),
    sortBy: (column) => find(`th:nth-child(${COLUMNS.findIndex(({ key }) => key === column) + 2}) button`)?.click(),
    search: (text) => {
      const box = find('input[type=search]') as HTMLInputElement;
      // By the native setter: React ignores values that are set in another way.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    },
    selectAll: () => find('thead input[type=checkbox]')?.click(),
    firstName: () => find('tr[aria-rowindex="2"] td:nth-child(2)')?.textContent,
    isAllSelected: () => find('tr[aria-rowindex="2"]')?.ariaSelected === 'true' && (find('thead input') as HTMLInputElement).checked,
    box: () => find('.ic-table-list')!,
    pause: SEARCH_DEBOUNCE_MS,
  };
}

/** Loads the code of the one long list by showing a list once, since the other tables' code is loaded too before the measurement. */
async function loadOneList(show: (place: HTMLElement, rows: Pallet[]) => { unmount: () => void }): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'));
  const list = show(place, pallets(30));
  while (!place.querySelector('.ic-table-list tr[aria-rowindex="2"]')) await new Promise(requestAnimationFrame);
  list.unmount();
  place.remove();
}
