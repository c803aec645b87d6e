import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { boxHeight, COLUMNS, ROW_HEIGHT } from './columns';
import type { Grid } from './grid';
import type { Pallet } from './pallets';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const helper = createColumnHelper<Pallet>();

const columns = [
  helper.display({
    id: 'select',
    header: ({ table }) => (
      <input type="checkbox" checked={table.getIsAllRowsSelected()} onChange={table.getToggleAllRowsSelectedHandler()} />
    ),
    cell: ({ row }) => <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />,
  }),
  ...COLUMNS.map(({ key, title, shown }) =>
    helper.accessor((row) => row[key], {
      id: key,
      header: title,
      sortDescFirst: false,
      sortingFn: shown ? 'basic' : 'text',
      enableGlobalFilter: !shown,
      cell: ({ getValue }) => (shown ? shown(getValue() as number) : getValue()),
    }),
  ),
];

/** TanStack Table with TanStack Virtual, combined as in their own example of virtual rows. */
export function tanstackGrid(): Grid {
  let search: (text: string) => void = () => {};
  function Shown({ data }: { data: Pallet[] }) {
    const [sorting, setSorting] = useState<SortingState>([]);
    const [globalFilter, setGlobalFilter] = useState('');
    const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
    search = setGlobalFilter;
    const table = useReactTable({
      data,
      columns,
      state: { sorting, globalFilter, rowSelection },
      getRowId: ({ id }) => id,
      onSortingChange: setSorting,
      onGlobalFilterChange: setGlobalFilter,
      onRowSelectionChange: setRowSelection,
      globalFilterFn: 'includesString',
      getCoreRowModel: getCoreRowModel(),
      getFilteredRowModel: getFilteredRowModel(),
      getSortedRowModel: getSortedRowModel(),
    });
    const box = useRef<HTMLDivElement>(null);
    const { rows } = table.getRowModel();
    const virtualizer = useVirtualizer({
      count: rows.length,
      getScrollElement: () => box.current,
      estimateSize: () => ROW_HEIGHT,
      overscan: 5,
    });
    return (
      <div ref={box} className="tan-box" style={{ height: boxHeight(), overflow: 'auto', position: 'relative' }}>
        <table style={{ display: 'grid' }}>
          <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} style={{ display: 'flex' }}>
                {group.headers.map((header) => (
                  <th key={header.id} id={`tan-${header.column.id}`} style={{ width: 160 }}>
                    <div onClick={header.column.getToggleSortingHandler()}>
                      {flexRender(header.column.columnDef.header, header.getContext())}
                    </div>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ display: 'grid', position: 'relative', height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index]!;
              return (
                <tr
                  key={row.id}
                  data-index={item.index}
                  aria-selected={row.getIsSelected()}
                  style={{
                    display: 'flex',
                    position: 'absolute',
                    width: '100%',
                    height: ROW_HEIGHT,
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  {row.getVisibleCells().map((cell) => (
                    <td key={cell.id} style={{ width: 160, overflow: 'hidden', whiteSpace: 'nowrap', borderTop: '1px solid #ddd' }}>
                      {flexRender(cell.column.columnDef.cell, cell.getContext())}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    );
  }
  const first = () => find('tr[data-index="0"]');
  return {
    mount: (place, rows) => createRoot(place).render(<Shown data={rows} />),
    sortBy: (column) => find(`#tan-${column} > div`)?.click(),
    search: (text) => search(text),
    selectAll: () => find('#tan-select input')?.click(),
    firstName: () => first()?.children[1]?.textContent,
    isAllSelected: () => first()?.ariaSelected === 'true' && (find('#tan-select input') as HTMLInputElement).checked,
    box: () => find('.tan-box')!,
    pause: 0,
  };
}
