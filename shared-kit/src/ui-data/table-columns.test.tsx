import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { DataTable, type Column } from '.';

interface Pallet {
  id: string;
  name: string;
  count: number;
  aisle: string;
}

const PALLETS: Pallet[] = [
  { id: 'a', name: 'Oak', count: 2, aisle: 'A1' },
  { id: 'b', name: 'Pine', count: 1, aisle: 'B7' },
];
const COLUMNS: Column<Pallet>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'count', title: 'Count', kind: 'number', value: ({ count }) => count },
  { key: 'aisle', title: 'Aisle', value: ({ aisle }) => aisle },
];
const keyOf = ({ id }: Pallet) => id;
const table = <DataTable id="pallets" label="Pallets" rows={PALLETS} columns={COLUMNS} rowKey={keyOf} selectable />;

const heads = () => screen.getAllByRole('columnheader').flatMap((head) => head.textContent || []);
const openPanel = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Columns' })) };
};

it('hides and moves columns, and stores that', async () => {
  const page = await renderWithKit(table);
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('checkbox', { name: 'Count' }));
  await user.click(panel.getByRole('button', { name: 'Move Aisle up' }));
  expect(panel.getByRole('button', { name: 'Move Aisle up' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Move Aisle up' }));
  expect(panel.getByRole('status')).toHaveTextContent('Aisle: place 1 of 3');
  expect(heads()).toEqual(['Aisle', 'Name']);
  page.unmount();
  await renderWithKit(table);
  expect(heads()).toEqual(['Aisle', 'Name']);
});

it('TABLE-02 does not search hidden columns', async () => {
  await renderWithKit(table, { route: '/?q=b7&columns=name' });
  expect(screen.getByText('Nothing matches “b7”')).toBeVisible();
});

it('cannot hide the last column, resets all columns, and returns the focus to the button', async () => {
  await renderWithKit(table, { route: '/?columns=aisle' });
  const { user, panel } = await openPanel();
  expect(panel.getByRole('checkbox', { name: 'Aisle' })).toBeDisabled();
  await user.click(panel.getByRole('button', { name: 'Reset columns' }));
  expect(heads()).toEqual(['Name', 'Count', 'Aisle']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
});

it('moves and widens a column by keys in its head, and stores that', async () => {
  const user = userEvent.setup();
  await renderWithKit(table);
  screen.getByRole('button', { name: 'Name' }).focus();
  await user.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
  expect(heads()).toEqual(['Count', 'Name', 'Aisle']);
  screen.getByRole('button', { name: 'Name' }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const stored = JSON.parse(localStorage.getItem('table.pallets.layout') ?? '{}') as { widths: Record<string, number> };
  // jsdom has no layout, so every column has its minimum width, and the key adds one step.
  expect(stored.widths).toEqual({ count: 64, name: 80, aisle: 64 });
});

it('moves a column by dragging its head onto another', async () => {
  await renderWithKit(table);
  const [, name, , aisle] = screen.getAllByRole('columnheader');
  const dataTransfer = { setData: () => {}, effectAllowed: '' };
  fireEvent.dragStart(aisle!, { dataTransfer });
  fireEvent.dragOver(name!, { dataTransfer });
  fireEvent.drop(name!, { dataTransfer });
  expect(heads()).toEqual(['Aisle', 'Name', 'Count']);
});

it.each(['{"order":7,"hidden":"all","widths":{"name":"wide","count":-5}}', '{"hidden":["name","count","aisle"]}', '[]'])(
  'shows every column when the invalid layout %s is stored',
  async (stored) => {
    localStorage.setItem('table.pallets.layout', stored);
    await renderWithKit(table);
    expect(heads()).toEqual(['Name', 'Count', 'Aisle']);
  },
);

it('TABLE-08 the panel finds a column by name, shows all at once, and cannot hide the last one', async () => {
  await renderWithKit(table);
  const { user, panel } = await openPanel();
  expect(panel.getByRole('searchbox', { name: 'Find a column' })).toHaveFocus();
  expect(panel.getByRole('button', { name: 'Show all' })).toBeDisabled();
  await user.keyboard('CÓUNT');
  expect(panel.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(panel.getByRole('checkbox', { name: 'Count' }));
  expect(heads()).not.toContain('Count');
  await user.clear(panel.getByRole('searchbox', { name: 'Find a column' }));
  await user.type(panel.getByRole('searchbox', { name: 'Find a column' }), 'nothing');
  expect(panel.getByText('No column of this name')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Show all' }));
  expect(heads()).toContain('Count');
});

it('heads are not rendered again when the table begins to scroll sideways', async () => {
  const observed: (() => void)[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => ({
    observe: () => void observed.push(() => onResize([], {} as ResizeObserver)),
    unobserve() {},
    disconnect() {},
  }));
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0);
  const rendered = jest.fn();
  const columns = [
    {
      key: 'name',
      value: ({ name }: Pallet) => name,
      get title() {
        return (rendered(), 'Name');
      },
    },
  ];
  const { container } = await renderWithKit(<DataTable id="pallets" label="Pallets" rows={PALLETS} columns={columns} rowKey={keyOf} />);
  const before = rendered.mock.calls.length;
  width.mockReturnValue(900);
  act(() => observed.forEach((tell) => tell()));
  expect(container.querySelector('[data-edges]')).toHaveAttribute('data-edges', 'right');
  expect(rendered.mock.calls.length).toBe(before);
});
