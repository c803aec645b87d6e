import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { read, utils } from 'xlsx';
import { DataTable, FilterToggle, type Column } from '.';
import type { DataTableProps } from './state/use-data-table';

interface Pallet {
  id: string;
  name: string;
  count: number | null;
  seen: number | null;
}

const pallet = (index: number, more: Partial<Pallet> = {}): Pallet => ({
  id: `p${index}`,
  name: `Pallet ${index}`,
  count: index,
  seen: Date.UTC(2024, 2, index),
  ...more,
});
const pallets = (count: number) => Array.from({ length: count }, (_, index) => pallet(index + 1));

const COLUMNS: Column<Pallet>[] = [
  { key: 'name', title: 'Name', value: (row) => row.name },
  { key: 'count', title: 'Count', kind: 'number', value: (row) => row.count },
  { key: 'seen', title: 'Seen', kind: 'date', value: (row) => row.seen },
];
const keyOf = (row: Pallet) => row.id;

function table(props: Partial<DataTableProps<Pallet>> = {}) {
  return <DataTable id="pallets" label="Pallets" rows={pallets(12)} columns={COLUMNS} rowKey={keyOf} {...props} />;
}

/** The names on the page, from top to bottom. */
const names = () =>
  within(screen.getByRole('table', { name: 'Pallets' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByText(/^Pallet \d+$/).textContent);

/** Chooses an entry of the export menu. */
async function exportAs(user: ReturnType<typeof userEvent.setup>, choice: string) {
  await user.click(screen.getByRole('button', { name: 'Export table' }));
  await user.click(screen.getByRole('menuitem', { name: choice }));
}

describe('partial rows', () => {
  it('TABLE-03 are announced as such, and actions on all rows wait', async () => {
    const user = userEvent.setup();
    const Coming = () => {
      const [rows, setRows] = useState(() => pallets(12));
      return (
        <>
          <button onClick={() => setRows(pallets(13))}>Arrive</button>
          {table({ selectable: true, rows, partial: rows.length < 13 })}
        </>
      );
    };
    await renderWithKit(<Coming />);
    expect(screen.getByText('12 rows · more are on their way')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export table' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('searchbox'), 'Pallet 13');
    expect(await screen.findByText('Not all rows are here yet. The search goes on by itself as they arrive.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(await screen.findByText('1 of 13 rows')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeEnabled();
  });
});

describe('sorting', () => {
  it('TABLE-01 sorts by a column in both directions, and sets aria-sort', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ rows: [pallet(10), pallet(9), pallet(2, { count: null })] }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Pallet 2', 'Pallet 9', 'Pallet 10']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Pallet 10', 'Pallet 9', 'Pallet 2']);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('TABLE-01 puts rows without a value last in both directions', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ rows: [pallet(1, { count: null }), pallet(3), pallet(2)] }));
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(names()).toEqual(['Pallet 2', 'Pallet 3', 'Pallet 1']);
    await user.click(screen.getByRole('button', { name: 'Count' }));
    expect(names()).toEqual(['Pallet 3', 'Pallet 2', 'Pallet 1']);
  });
});

describe('searching', () => {
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } });

  it('TABLE-02 filters ignoring case, 300 ms after typing has paused', async () => {
    await renderWithKit(table());
    jest.useFakeTimers();
    type('PALLET 1');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('PALLET 1');
    act(() => jest.advanceTimersByTime(299));
    expect(names()).toHaveLength(10);
    act(() => jest.advanceTimersByTime(1));
    expect(names()).toEqual(['Pallet 1', 'Pallet 10', 'Pallet 11', 'Pallet 12']);
    expect(screen.getByRole('status')).toHaveTextContent('4 of 12 rows');
  });

  it('TABLE-02 returns to the first page for another search', async () => {
    await renderWithKit(table());
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names()).toEqual(['Pallet 11', 'Pallet 12']);
    jest.useFakeTimers();
    type('pallet');
    act(() => jest.advanceTimersByTime(300));
    expect(names()).toHaveLength(10);
    expect(screen.getByText('1–10 of 12')).toBeVisible();
  });

  it('TABLE-02 searches only searchable columns, and offers to clear the search when nothing matches', async () => {
    await renderWithKit(table({ rows: [pallet(1, { count: 777 })] }));
    jest.useFakeTimers();
    type('777');
    act(() => jest.advanceTimersByTime(300));
    expect(screen.getByText('Nothing matches “777”')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toEqual(['Pallet 1']);
  });

  it('TABLE-02 keeps the focus in the table when the button that clears the search disappears', async () => {
    await renderWithKit(table(), { route: '/?q=nothing' });
    screen.getByRole('button', { name: 'Clear search' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  });

  it('TABLE-02 does not move the focus when rows arrive', async () => {
    const Empty = () => {
      const [rows, setRows] = useState<Pallet[]>([]);
      return (
        <>
          <button onClick={() => setRows(pallets(2))}>Arrive</button>
          {table({ rows })}
        </>
      );
    };
    await renderWithKit(<Empty />);
    await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    expect(names()).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Arrive' })).toHaveFocus();
  });
});

describe('selecting', () => {
  it('TABLE-03 selects all selectable rows that pass the search, on every page', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ selectable: (row) => row.id !== 'p3' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('status')).toHaveTextContent('11 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 3' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 12' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 12' }));
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  });

  it('TABLE-03 selects no row that the search hides, and keeps the earlier selection', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ selectable: true }), { route: '/?q=pallet 1' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('status')).toHaveTextContent('4 selected');
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Pallet 2' }));
    expect(screen.getByRole('status')).toHaveTextContent('5 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 3' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 10' })).toBeChecked();
  });

  it('TABLE-03 shows how many of the selected rows the search hides', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ selectable: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 3' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).not.toHaveTextContent('hidden');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Pallet 3');
    await waitFor(() => expect(bar).toHaveTextContent('2 selected1 of them hidden by the search'));
  });

  it('keeps page, order and selection when rows change, and removes deleted rows from the selection', async () => {
    const user = userEvent.setup();
    let arrive: (rows: Pallet[]) => void = () => {};
    function Live() {
      const [rows, setRows] = useState(pallets(12));
      arrive = setRows;
      return table({ rows, selectable: true });
    }
    await renderWithKit(<Live />);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 11' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 12' }));
    act(() => arrive(pallets(11)));
    expect(names()).toEqual(['Pallet 11']);
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 11' })).toBeChecked();
    expect(screen.getByText('11 rows · 1 selected')).toBeVisible();
  });

  it('TABLE-03 does not select rows that arrive after all were selected, and clears one of all', async () => {
    const user = userEvent.setup();
    let arrive: (rows: Pallet[]) => void = () => {};
    function Live() {
      const [rows, setRows] = useState(pallets(3));
      arrive = setRows;
      return table({ rows, selectable: true });
    }
    await renderWithKit(<Live />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    act(() => arrive(pallets(4)));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent('3 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 4' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 2' }));
    expect(bar).toHaveTextContent('3 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 2' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Pallet 4' })).toBeChecked();
  });

  it('TABLE-07 offers to delete only while rows are selected, and passes those rows to onDelete', async () => {
    const user = userEvent.setup();
    const onDelete = jest.fn();
    await renderWithKit(table({ selectable: true, onDelete }));
    expect(screen.queryByRole('button', { name: 'Remove selected' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    expect(onDelete).toHaveBeenCalledWith([pallet(2)]);
  });

  it('ADD-SELECT-01 replaces the tools by the actions on selected rows until the selection is cleared', async () => {
    const user = userEvent.setup();
    const onCount = jest.fn();
    await renderWithKit(
      table({
        selectable: true,
        onDelete: jest.fn(),
        toolbar: <button>Count all</button>,
        selectionActions: (selected) => <button onClick={() => onCount(selected)}>Count</button>,
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent('12 selected');
    for (const tool of ['Count all', 'Columns']) expect(screen.queryByRole('button', { name: tool })).toBeNull();
    await user.click(within(bar).getByRole('button', { name: 'Count' }));
    expect(onCount).toHaveBeenCalledWith(pallets(12));
    // Also clears selected rows that do not pass the search.
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Pallet 3');
    await screen.findByText('1 of 12 rows · 12 selected');
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Count all' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export table' }));
    expect(screen.queryByRole('menuitem', { name: /^Selected/ })).toBeNull();
  });
});

describe('pages and density', () => {
  it('TABLE-05 shows 10 rows a page, or 5, 15, 25 or 50 when chosen', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ rows: pallets(60) }));
    expect(names()).toHaveLength(10);
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['5', '10', '15', '25', '50']);
    for (const wanted of [5, 15, 50, 25]) {
      await user.selectOptions(size, String(wanted));
      expect(names()).toHaveLength(wanted);
    }
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(screen.getByText('51–60 of 60')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('TABLE-08 remembers order, density and page size of each table', async () => {
    const user = userEvent.setup();
    const first = await renderWithKit(table());
    await user.click(screen.getByRole('switch', { name: 'Dense' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '5');
    await user.click(screen.getByRole('button', { name: 'Count' }));
    await user.click(screen.getByRole('button', { name: 'Count' }));
    first.unmount();

    const second = await renderWithKit(table());
    expect(screen.getByRole('switch', { name: 'Dense' })).toBeChecked();
    expect(names()).toEqual(['Pallet 12', 'Pallet 11', 'Pallet 10', 'Pallet 9', 'Pallet 8']);
    second.unmount();

    await renderWithKit(table({ id: 'other' }));
    expect(screen.getByRole('switch', { name: 'Dense' })).not.toBeChecked();
    expect(names()).toHaveLength(10);
  });

  it.each([['not JSON'], ['{"rowsPerPage":7,"order":"up","dense":"yes","orderBy":3}'], ['{"orderBy":"gone","order":"desc"}'], ['null']])(
    'TABLE-08 uses the defaults when the invalid %s is stored',
    async (stored) => {
      localStorage.setItem('table.pallets', stored);
      await renderWithKit(table());
      expect(names()).toHaveLength(10);
      expect(names()[0]).toBe('Pallet 1');
      expect(screen.getByRole('switch', { name: 'Dense' })).not.toBeChecked();
    },
  );
});

describe('exporting', () => {
  /** The files that the table downloads, in order. */
  function downloads() {
    const files: { name: string; content: Blob }[] = [];
    let content = new Blob();
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((content = blob as Blob), 'blob:test'));
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content });
    });
    return files;
  }

  it('TABLE-06 writes every row that passes the search as CSV, in the shown order', async () => {
    const user = userEvent.setup();
    const files = downloads();
    await renderWithKit(table({ rows: [pallet(2), pallet(1)], exportName: 'pallets of acme' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await exportAs(user, 'All rows as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^pallets of acme_\d{8}_\d{6}\.csv$/);
    const lines = (await files[0]!.content.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Name', 'Pallet 1', 'Pallet 2']);
  });

  it('TABLE-06 writes only the selected rows as XLSX, numbers and dates as such', async () => {
    const user = userEvent.setup();
    const files = downloads();
    await renderWithKit(table({ selectable: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 3' }));
    await exportAs(user, 'Selected rows as XLSX');
    await waitFor(() => expect(files).toHaveLength(1));
    const book = read(new Uint8Array(await files[0]!.content.arrayBuffer()), { cellDates: true });
    const [head, row, ...more] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    expect(head).toEqual(['Name', 'Count', 'Seen']);
    expect(row?.slice(0, 2)).toEqual(['Pallet 3', 3]);
    expect(row?.[2]).toBeInstanceOf(Date);
    expect(more).toEqual([]);
  });

  it('TABLE-06 leaves out columns of actions', async () => {
    const user = userEvent.setup();
    const files = downloads();
    const buttons = { key: 'actions', title: 'Actions', value: () => null, exported: false };
    await renderWithKit(table({ columns: [...COLUMNS, buttons] }));
    await exportAs(user, 'All rows as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.content.text()).replace('\uFEFF', '').split('\r\n')[0]).toBe('Name,Count,Seen');
  });

  it('TABLE-06 offers to write all rows when the search hides some or some are selected', async () => {
    const user = userEvent.setup();
    const files = downloads();
    await renderWithKit(table({ selectable: true }), { route: '/?q=pallet 1' });
    expect(screen.getByText('4 of 12 rows')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Pallet 1' }));
    await user.click(screen.getByRole('button', { name: 'Export table' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Selected rows as XLSX',
      'Selected rows as CSV',
      'Rows found as XLSX',
      'Rows found as CSV',
      'All rows as XLSX',
      'All rows as CSV',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'All rows as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.content.text()).trim().split('\r\n')).toHaveLength(13);
  });

  it('TABLE-06 leaves out hidden columns and writes the others in their arranged order', async () => {
    const user = userEvent.setup();
    const files = downloads();
    await renderWithKit(table(), { route: '/?columns=count&columns=name' });
    await exportAs(user, 'All rows as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.content.text()).replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual(['Count,Name', '1,Pallet 1']);
  });

  it('TABLE-09 shows a message when there is nothing to export', async () => {
    const user = userEvent.setup();
    const files = downloads();
    await renderWithKit(table());
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nowhere');
    await screen.findByText('Nothing matches “nowhere”');
    await exportAs(user, 'Rows found as CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: No data available!');
    expect(files).toEqual([]);
  });
});

describe('a table without rows', () => {
  it.each([
    [10, '/'],
    [5, '/?rows=5'],
  ])('shows %i skeleton rows while it loads, as many as its page will have', async (count, route) => {
    await renderWithKit(table({ rows: [], loading: true }), { route });
    expect(screen.getByRole('table', { name: 'Pallets' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('table', { name: 'Pallets' }).querySelectorAll('tbody tr')).toHaveLength(count);
    expect(screen.getByText('Loading…')).toBeVisible();
  });

  it('shows the empty state of the page', async () => {
    await renderWithKit(table({ rows: [], empty: <p>No pallets yet</p> }));
    expect(screen.getByText('No pallets yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('TABLE-09 keeps its tools, and reports that there is nothing to export', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ rows: [], toolbar: () => <button>Count</button> }));
    expect(screen.getByRole('button', { name: 'Count' })).toBeVisible();
    await exportAs(user, 'All rows as XLSX');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: No data available!');
  });

  it('ADD-LIST-02 keeps the focus on a filter that leaves no rows', async () => {
    const user = userEvent.setup();
    const Filtered = () => {
      const [on, setOn] = useState(false);
      return table({ ...(on && { rows: [] }), filters: <FilterToggle name="Heavy" on={on} onChange={setOn} /> });
    };
    await renderWithKit(<Filtered />);
    const heavy = screen.getByRole('button', { name: 'Heavy' });
    heavy.focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('table')).toBeNull();
    expect(heavy).toHaveFocus();
  });

  it('shows the problem, and Retry calls onRetry', async () => {
    const user = userEvent.setup();
    const onRetry = jest.fn();
    await renderWithKit(table({ rows: [], problem: { code: 6, text: 'Service unavailable or timed out!' }, onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });
});

describe('unusual rows', () => {
  it('are shown together with the reason when they may be out of date', async () => {
    const user = userEvent.setup();
    const onRetry = jest.fn();
    await renderWithKit(table({ problem: { code: 6, text: 'Service unavailable or timed out!' }, onRetry }));
    expect(screen.getByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    expect(names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalled();
  });

  it('TABLE-01, TABLE-02 with long, right-to-left and emoji texts are sorted and found', async () => {
    const odd = ['😀 crate', 'مستودع الشمال', 'x'.repeat(300), 'Ärmel'].map((name, index) => pallet(index + 1, { name }));
    await renderWithKit(table({ rows: odd }), { route: '/?sort=name.asc&q=%D8%A7%D9%84%D8%B4' });
    expect(screen.getByText('1 of 4 rows')).toBeVisible();
    expect(screen.getByText('مستودع الشمال')).toBeVisible();
  });
});

describe('on a small screen', () => {
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );
  });

  it('uses the first column, or the one with isCardTitle, as the title of cards', async () => {
    const labels = () => screen.getAllByRole('term').map((term) => term.textContent);
    const { unmount } = await renderWithKit(table({ rows: pallets(1) }));
    expect(labels()).toEqual(COLUMNS.slice(1).map(({ title }) => title));
    unmount();
    await renderWithKit(
      table({ rows: pallets(1), columns: COLUMNS.map((column) => ({ ...column, isCardTitle: column.key === 'count' })) }),
    );
    expect(labels()).toEqual(COLUMNS.map(({ title }) => title).filter((title) => title !== 'Count'));
  });

  it('ADD-LIST-02 Tab follows the visual order: the tools beside the search, then the filters below them', async () => {
    const user = userEvent.setup();
    await renderWithKit(table({ filters: <FilterToggle name="Heavy" on={false} onChange={() => {}} /> }));
    screen.getByRole('searchbox').focus();
    for (const name of ['Dense', 'Columns', 'Export table', 'Heavy']) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });

  it('shows a list of cards with the same actions', async () => {
    const user = userEvent.setup();
    const onDelete = jest.fn();
    await renderWithKit(table({ rows: pallets(3), selectable: true, onDelete }));
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Pallets' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(within(cards[0]!).getByText('Count')).toBeVisible();
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Original order');
    await user.selectOptions(order, 'Count');
    await user.click(screen.getByRole('button', { name: 'Ascending' }));
    expect(within(screen.getByRole('list', { name: 'Pallets' })).getAllByRole('listitem')[0]).toHaveTextContent('Pallet 3');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    expect(onDelete).toHaveBeenCalledWith([pallet(3), pallet(2), pallet(1)]);
  });
});
